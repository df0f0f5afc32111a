import { type RefObject, startTransition, useEffect, useState } from 'react';

/**
 * Whether the browser renders an element with `content-visibility: auto`, because it is on the screen
 * or close to it. Browsers that do not tell render everything.
 */
export function useIsRendered(element: RefObject<Element | null>, isPresent: boolean): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    const watched = element.current;
    if (!isPresent || !watched) return;
    const update = (event: Event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent)) return;
      // A transition goes before what is deferred: whoever scrolls meets no other language.
      startTransition(() => setIsSeen(!event.skipped));
    };
    watched.addEventListener('contentvisibilityautostatechange', update);
    return () => watched.removeEventListener('contentvisibilityautostatechange', update);
  }, [element, isPresent]);
  return isSeen;
}
