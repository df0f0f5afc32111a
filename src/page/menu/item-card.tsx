import { memo } from 'react';
import type { Mark } from '../../domain/allergen-marks.ts';
import { factsOf } from '../../domain/facts.ts';
import { CARD_SIZES } from '../../domain/pictures.ts';
import type { Item } from '../../domain/types.ts';
import { AllergenMark } from '../allergens/allergen-mark.tsx';
import { openDish } from '../dish/dish-address.ts';
import { accessibleTitle, DishPicture } from '../shared/dish-picture.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { TagMarker } from '../shared/tag-marker.tsx';
import { WholeNumbers } from '../shared/text-pieces.tsx';
import { CardDescription } from './card-description.tsx';
import { CardPrice } from './card-price.tsx';
import styles from './item-card.module.css';

interface ItemCardProps {
  readonly item: Item;
  readonly query: string;
  readonly isLastOpened: boolean;
  readonly mark: Mark | undefined;
}

export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, query, isLastOpened, mark } = props;
  const { language, messages } = useLanguage();
  const title = item.title[language];
  const description = item.description[language];
  // Seen where no detail can be opened, for want of scripts.
  const facts = factsOf(item, language).map(({ kind, value }) => `${messages[kind]} ${value}`);
  return (
    <article
      className={styles.card}
      data-last-opened={isLastOpened || undefined}
      data-mark={mark?.kind}
    >
      <DishPicture item={item} sizes={CARD_SIZES} />
      <div className={styles.details}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            aria-label={
              title === undefined ? (accessibleTitle(item, language) ?? messages.dish) : undefined
            }
            onClick={() => openDish(item.id)}
          >
            {title !== undefined && <WholeNumbers text={title} query={query} />}
          </button>
        </h3>
        {mark && <AllergenMark mark={mark} />}
        {description !== undefined && (
          <CardDescription description={description} query={query} isMarked={mark !== undefined} />
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <CardPrice item={item} />
      </div>
      {item.tags !== undefined && (
        <span className={styles.tag}>
          <TagMarker tags={item.tags} />
        </span>
      )}
    </article>
  );
});
