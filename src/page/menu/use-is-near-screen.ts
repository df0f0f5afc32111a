import { type RefCallback, startTransition, useCallback, useState } from 'react';

/** One observer for all: each of many of its own would be asked in every frame. */
let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Whether an element has come within a screen of being seen. Then it stays so. */
export function useIsNearScreen(): readonly [boolean, RefCallback<Element>] {
  const [isNear, setIsNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return;
    waiting.set(element, () => startTransition(() => setIsNear(true)));
    observer ??= new IntersectionObserver(tellWhoIsNear, { rootMargin: '100% 0px' });
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, []);
  return [isNear, watch];
}

function tellWhoIsNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.();
  }
}
