import { formatCalories } from '../../domain/facts.ts';
import { formatPrice } from '../../domain/price.ts';
import type { Item } from '../../domain/types.ts';
import { useEnvironment } from '../shared/environment.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
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
