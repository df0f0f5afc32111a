import { type RefCallback, startTransition, useCallback, useState } from 'react';

/**
 * Whether the browser renders an element with `content-visibility: auto`, because it is on the screen
 * or close to it. Browsers that do not tell render everything.
 */
export function useIsRendered(): readonly [boolean, RefCallback<Element>] {
  const [isRendered, setIsRendered] = useState(true);
  const watch = useCallback((element: Element | null) => {
    const update = (event: Event) => {
      if (!(event instanceof ContentVisibilityAutoStateChangeEvent)) return;
      // A transition goes before what is deferred: whoever scrolls meets no other language.
      startTransition(() => setIsRendered(!event.skipped));
    };
    element?.addEventListener('contentvisibilityautostatechange', update);
    return () => element?.removeEventListener('contentvisibilityautostatechange', update);
  }, []);
  return [isRendered, watch];
}
