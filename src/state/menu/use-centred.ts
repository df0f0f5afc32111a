import { type RefObject, useEffect } from 'react';
import { useReducedMotion } from '../page/use-media-query.ts';

/** Keeps one link of a horizontally scrolling row in its middle: when it changes, and when the row does. */
export function useCentred(row: RefObject<HTMLElement | null>, target: string | undefined): void {
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  useEffect(() => {
    const scroller = row.current;
    const link = scroller?.querySelector(`a[href="#${CSS.escape(target ?? '')}"]`);
    if (!scroller || !link) return;
    let nextBehavior: ScrollBehavior = behavior;
    // It also reports what it begins with, once that has been laid out: to measure here would cost a layout.
    const observer = new ResizeObserver(() => {
      centre(scroller, link, nextBehavior);
      nextBehavior = 'instant';
    });
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [row, target, behavior]);
}

/** Moves only the row: `scrollIntoView` would move the page as well. */
function centre(row: HTMLElement, link: Element, behavior: ScrollBehavior): void {
  const wanted = link.getBoundingClientRect();
  const visible = row.getBoundingClientRect();
  const distance = wanted.left + wanted.width / 2 - (visible.left + visible.width / 2);
  row.scrollBy({ left: distance, behavior });
}
