import { formatCalories } from '../../menu/calories.ts';
import { formatPrice } from '../../menu/price.ts';
import type { Item } from '../../menu/types.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { useEnvironment } from '../../state/page/environment.tsx';
import styles from './card-price.module.css';

/** What a dish costs and, for a chain that has to tell on its cards, its calories. */
export function CardPrice({ item }: { item: Item }) {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const price = item.price[language];
  const calories = brand.showsCaloriesOnCards ? item.calories[language] : undefined;
  if (price === undefined && calories === undefined) return null;
  return (
    <p className={styles.price}>
      {calories !== undefined && (
        <>
          <bdi className={styles.calories}>{formatCalories(calories, messages.calories)}</bdi>{' '}
        </>
      )}
      {price !== undefined && <bdi>{formatPrice(price, messages.currency)}</bdi>}
    </p>
  );
}
