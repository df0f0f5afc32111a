import { memo, type RefCallback, startTransition, useCallback, useState } from 'react';
import type { Item } from '../../domain/types.ts';
import { whenIdle } from '../../platform/timing.ts';
import { useMarksWhenVisible } from '../allergens/allergens-provider.tsx';
import { LanguageWhenVisible } from '../shared/language-provider.tsx';
import styles from './card-group.module.css';
import { ItemCard } from './item-card.tsx';

/** Fills whole rows of one, two or three cards. */
export const GROUP_SIZE = 6;

interface CardGroupProps {
  readonly items: readonly Item[];
  /** How many items belong here; some of them may not be loaded yet. */
  readonly count: number;
  readonly query: string;
  /** Set if it is one of these items. */
  readonly lastOpened: Item | undefined;
}

/** A few rows of cards. The browser skips the layout and paint of groups that are far off the screen. */
export const CardGroup = memo(function CardGroup(props: CardGroupProps) {
  const { items, count, query, lastOpened } = props;
  const [isLaidOut, ref] = useIsLaidOut();
  const { marksOf } = useMarksWhenVisible(isLaidOut);
  return (
    <LanguageWhenVisible
      isVisible={isLaidOut}
      ref={ref}
      className={styles.cards}
      data-count={count}
    >
      {items.map((item) => (
        <ItemCard
          key={item.id}
          item={item}
          query={query}
          isLastOpened={item === lastOpened}
          marks={marksOf(item)}
        />
      ))}
    </LanguageWhenVisible>
  );
});

/** Reserves the height of cards that the served page leaves out. */
export function UnloadedCards({ count }: { count: number }) {
  return <div className={styles.cards} data-count={count} />;
}

/**
 * Whether the browser lays out an element with `content-visibility: auto`, because it is on the screen or
 * close to it. True in browsers that lay out everything. An `IntersectionObserver` per group would cost more:
 * the browser updates all of them in every frame.
 */
function useIsLaidOut(): readonly [boolean, RefCallback<Element>] {
  const [isLaidOut, setIsLaidOut] = useState(true);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    // A transition runs before deferred updates: a card that scrolls into view is in the new language.
    const update = (isNow: boolean) => startTransition(() => setIsLaidOut(isNow));
    const onChange = (event: Event) => {
      if (event instanceof ContentVisibilityAutoStateChangeEvent) update(!event.skipped);
    };
    element.addEventListener('contentvisibilityautostatechange', onChange);
    // In a served page the first event was before hydration.
    const cancelFirst = whenIdle(() => update(!isSkipped(element)));
    return () => {
      cancelFirst();
      element.removeEventListener('contentvisibilityautostatechange', onChange);
    };
  }, []);
  return [isLaidOut, watch];
}

function isSkipped({ firstElementChild: card }: Element): boolean {
  if (!card || !('checkVisibility' in card)) return false;
  return !card.checkVisibility({ contentVisibilityAuto: true });
}
