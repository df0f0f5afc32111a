import { type RefCallback, useCallback, useState } from 'react';

interface ScrollEdges {
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
}

/** Whether a horizontally scrolling element hides something before or after what it shows. */
export function useScrollEdges(): readonly [ScrollEdges, RefCallback<HTMLElement>] {
  const [edges, setEdges] = useState<ScrollEdges>({ hasMoreBefore: false, hasMoreAfter: false });
  const watch = useCallback((row: HTMLElement) => {
    const measure = () => {
      // In right-to-left text `scrollLeft` runs from 0 down.
      const before = Math.abs(row.scrollLeft);
      const after = row.scrollWidth - row.clientWidth - before;
      setEdges((known) => {
        const edges = { hasMoreBefore: before > 1, hasMoreAfter: after > 1 };
        const isSame =
          known.hasMoreBefore === edges.hasMoreBefore && known.hasMoreAfter === edges.hasMoreAfter;
        return isSame ? known : edges;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    if (row.firstElementChild) observer.observe(row.firstElementChild);
    row.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', measure);
    };
  }, []);
  return [edges, watch];
}
