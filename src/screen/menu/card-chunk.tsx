import { type CSSProperties, memo, useRef } from 'react';
import type { Item } from '../../menu/types.ts';
import { useNear } from '../../state/use-near.ts';
import styles from './card-chunk.module.css';
import { ItemCard } from './item-card.tsx';

interface CardChunkProps {
  readonly items: readonly Item[];
  readonly query: string;
  /** Its cards are there whether or not anyone comes near. */
  readonly isDue: boolean;
  readonly eagerPictures: number;
  readonly onOpen: (item: Item) => void;
}

/** A few rows of cards. Until they are due or near, an empty box of exactly their height. */
export const CardChunk = memo(function CardChunk(props: CardChunkProps) {
  const { items, query, isDue, eagerPictures, onOpen } = props;
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  if (!isDue && !isNear) return <div ref={box} className={styles.waiting} style={countOf(items)} />;
  return (
    <div ref={box} className={styles.cards} style={countOf(items)}>
      {items.map((item, position) => (
        <ItemCard
          key={item.id}
          item={item}
          query={query}
          isEager={position < eagerPictures}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
});

function countOf(items: readonly Item[]): CSSProperties {
  const properties: Record<`--${string}`, number> = { '--count': items.length };
  return properties;
}
