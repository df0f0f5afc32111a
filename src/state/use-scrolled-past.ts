import { type RefObject, useEffect, useState } from 'react';

/** Whether an element lies above what is on the screen. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, boundingClientRect } of entries) {
        setIsPast(!isIntersecting && boundingClientRect.bottom <= 0);
      }
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
