import { type RefObject, startTransition, useEffect, useState } from 'react';

/** One observer for all: each of many of its own would be asked in every frame. */
let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Whether an element, if it is watched, has come within a screen of being seen. Then it stays so. */
export function useIsNearScreen(element: RefObject<Element | null>, isWatched: boolean): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (isNear || !isWatched || !watched) return;
    waiting.set(watched, () => startTransition(() => setIsNear(true)));
    observer ??= new IntersectionObserver(tellWhoIsNear, { rootMargin: '100% 0px' });
    observer.observe(watched);
    return () => observer?.unobserve(watched);
  }, [element, isNear, isWatched]);
  return isNear;
}

function tellWhoIsNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.();
  }
}
