import { type RefObject, useEffect, useState } from 'react';

/** A jump from above an element to below it must not go unnoticed. */
const WHATEVER_IS_BELOW = '0px 0px 10000000px';

/** Whether an element lies above what is on the screen. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setIsPast(!isIntersecting);
      },
      { rootMargin: WHATEVER_IS_BELOW },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
