import { memo, useId } from 'react';
import { nextLanguage } from '../../domain/language.ts';
import { CARD_SIZES } from '../../domain/pictures.ts';
import { formatDescription, keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { factsOf, formatCalories, isHighInSalt } from '../dish/dish-facts.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { openDish } from '../overlays/history.ts';
import { AddPick } from '../picks/picks-provider.tsx';
import { DishPicture } from '../ui/dish-picture.tsx';
import { SaltIcon } from '../ui/icons.tsx';
import { Price } from '../ui/price.tsx';
import { TagMarker } from '../ui/tag-marker.tsx';
import { Highlighted, WholeNumbers } from '../ui/text-pieces.tsx';
import styles from './item-card.module.css';

export const ItemCard = memo(function ItemCard({ item }: { item: Item }) {
  const { language } = useLanguage();
  const marks = useMarks().marksOf(item);
  const id = useId();
  const title = item.title[language];
  const description = item.description[language];
  const describedBy = [
    ...(marks.length > 0 ? [`${id}m`] : []),
    ...(item.price[language] === undefined ? [] : [`${id}p`]),
  ];
  const facts = factsOf(item, language).map(({ label, value }) => `${label} ${value}`.trim());
  return (
    <article
      data-dish={item.id}
      className={styles.card}
      aria-labelledby={id}
      data-mark={marks[0]?.kind}
    >
      <DishPicture item={item} sizes={CARD_SIZES} />
      <div className={styles.details}>
        <h3 className={styles.title} data-other={item.title[nextLanguage(language)]}>
          <button
            type="button"
            id={id}
            className={styles.open}
            aria-haspopup="dialog"
            aria-describedby={describedBy.join(' ') || undefined}
            aria-label={title === undefined ? dishName(item, language) : undefined}
            onClick={() => openDish(item.id)}
          >
            {title !== undefined && <WholeNumbers text={title} />}
          </button>
        </h3>
        <AllergenMarks marks={marks} id={`${id}m`} />
        {description !== undefined && (
          <p className={styles.description}>
            <Highlighted text={keepNumbersWhole(formatDescription(description, language))} />
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <CardPrice item={item} id={`${id}p`} />
      </div>
      <AddPick item={item} />
      {item.tags !== undefined && (
        <span className={styles.tag} data-only="screen">
          <TagMarker tags={item.tags} />
        </span>
      )}
    </article>
  );
});

function CardPrice({ item, id }: { item: Item; id: string }) {
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
