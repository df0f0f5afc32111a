import { type RefObject, useEffect, useState } from 'react';

interface ScrollEdges {
  readonly hasMoreBefore: boolean;
  readonly hasMoreAfter: boolean;
}

/** Whether a horizontally scrolling element hides something before or after what it shows. */
export function useScrollEdges(element: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ hasMoreBefore: false, hasMoreAfter: false });

  useEffect(() => {
    const strip = element.current;
    if (!strip) return;
    const measure = () => {
      // In right-to-left text `scrollLeft` runs from 0 down.
      const before = Math.abs(strip.scrollLeft);
      const after = strip.scrollWidth - strip.clientWidth - before;
      setEdges((known) => {
        const edges = { hasMoreBefore: before > 1, hasMoreAfter: after > 1 };
        const isSame =
          known.hasMoreBefore === edges.hasMoreBefore && known.hasMoreAfter === edges.hasMoreAfter;
        return isSame ? known : edges;
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(strip);
    if (strip.firstElementChild) observer.observe(strip.firstElementChild);
    strip.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', measure);
    };
  }, [element]);

  return edges;
}
