import { isHighInSalt } from '../../domain/salt.ts';
import type { Item } from '../../domain/types.ts';
import { formatCalories } from '../dish/dish-facts.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { SaltIcon } from '../ui/icons.tsx';
import { Price } from '../ui/price.tsx';
import styles from './card-price.module.css';

/** The price, the mark of a salty dish and, for chains that must show them on cards, the calories. */
export function CardPrice({ item, id }: { item: Item; id: string }) {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const price = item.price[language];
  const calories = brand.showsCaloriesOnCards ? item.calories[language] : undefined;
  const isSalty = isHighInSalt(item);
  if (!isSalty && price === undefined && calories === undefined) return null;
  return (
    <p id={id} className={styles.price}>
      {isSalty && (
        <span role="img" aria-label={messages.highInSalt} className={styles.salt}>
          <SaltIcon />
        </span>
      )}
      {calories !== undefined && (
        <>
          <bdi className={styles.calories}>{formatCalories(calories, messages.calories)}</bdi>{' '}
        </>
      )}
      {price !== undefined && <Price price={price} language={language} />}
    </p>
  );
}
