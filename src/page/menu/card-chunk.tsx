import { memo, type Ref } from 'react';
import type { Item } from '../../domain/types.ts';
import { useMarksWhenSeen } from '../allergens/allergens-provider.tsx';
import { LanguageWhenSeen } from '../shared/language-provider.tsx';
import styles from './card-chunk.module.css';
import { countAttributes } from './count-attributes.ts';
import { ItemCard } from './item-card.tsx';
import { useIsNearScreen } from './use-is-near-screen.ts';
import { useIsRendered } from './use-is-rendered.ts';

interface CardChunkProps {
  readonly items: readonly Item[];
  readonly query: string;
  /** Its cards are there whether or not anyone comes near. */
  readonly isDue: boolean;
  /** If it is one of these. */
  readonly lastOpened: Item | undefined;
}

/** A few rows of cards, once they are due or near. */
export const CardChunk = memo(function CardChunk(props: CardChunkProps) {
  const { items, query, isDue, lastOpened } = props;
  const [isNear, watchNear] = useIsNearScreen();
  const [isSeen, watchSeen] = useIsRendered();
  const { markOf } = useMarksWhenSeen(isSeen);
  if (!isDue && !isNear) return <WaitingCards ref={watchNear} count={items.length} />;
  return (
    <div ref={watchSeen} className={styles.cards} {...countAttributes(items.length)}>
      <LanguageWhenSeen isSeen={isSeen}>
        {items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            query={query}
            isLastOpened={item === lastOpened}
            mark={markOf(item)}
          />
        ))}
      </LanguageWhenSeen>
    </div>
  );
});

interface WaitingCardsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly count: number;
}

/** An empty box of the height that so many cards are likely to have. */
export function WaitingCards({ ref, count }: WaitingCardsProps) {
  return <div ref={ref} className={styles.waiting} {...countAttributes(count)} />;
}
