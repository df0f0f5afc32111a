import { memo, type RefCallback, startTransition, useCallback, useState } from 'react';
import type { Item } from '../../domain/types.ts';
import { useMarksWhenVisible } from '../allergens/allergens-provider.tsx';
import { LanguageWhenVisible } from '../language/language-provider.tsx';
import { hasScrollAnchoring } from '../scroll/scroll-position.ts';
import styles from './card-group.module.css';
import { ItemCard } from './item-card.tsx';

/** Fills whole rows of one, two or three cards. */
export const GROUP_SIZE = 6;

interface CardGroupProps {
  readonly items: readonly Item[];
  /** How many items belong here; some of them may not be loaded yet. */
  readonly count: number;
  readonly query: string;
}

/** A few rows of cards. The browser skips the layout and paint of groups that are far off the screen. */
export const CardGroup = memo(function CardGroup(props: CardGroupProps) {
  const { items, count, query } = props;
  const [isVisible, ref] = useIsVisible();
  const { marksOf } = useMarksWhenVisible(isVisible);
  return (
    <LanguageWhenVisible
      isVisible={isVisible}
      ref={ref}
      className={styles.cards}
      data-count={count}
    >
      {items.map((item) => (
        <ItemCard key={item.id} item={item} query={query} marks={marksOf(item)} />
      ))}
    </LanguageWhenVisible>
  );
});

/** Reserves the height of cards that the served page leaves out. */
export function UnloadedCards({ count }: { count: number }) {
  return <div className={styles.cards} data-count={count} />;
}

/** Groups above the screen count, too: one that gets a new height later would move what is on the screen. */
const MARGIN = { withScrollAnchoring: '200% 0px 0px', without: '1000000px 0px 0px' };

/** Whether an element is on the screen or within the margin above it; true until that is known. */
function useIsVisible(): readonly [boolean, RefCallback<Element>] {
  const [isVisible, setIsVisible] = useState(true);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const rootMargin = hasScrollAnchoring() ? MARGIN.withScrollAnchoring : MARGIN.without;
    const observer = new IntersectionObserver(
      (entries) => {
        // A transition runs before deferred updates: a card that scrolls into view is in the new language.
        startTransition(() => setIsVisible(entries.at(-1)?.isIntersecting ?? true));
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isVisible, watch];
}
