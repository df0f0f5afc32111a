import { useSyncExternalStore } from 'react';

/** A jump from above the field to below it must not go unnoticed. */
const WHATEVER_IS_BELOW = '0px 0px 10000000px';

/** The one field of the page, for those who are not beside it. */
let field: HTMLInputElement | undefined;
let isPast = false;
const listeners = new Set<() => void>();

export function watchSearchField(input: HTMLInputElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) isPast = !isIntersecting;
      for (const notify of listeners) notify();
    },
    { rootMargin: WHATEVER_IS_BELOW },
  );
  observer.observe(input);
  field = input;
  return () => {
    observer.disconnect();
    field = undefined;
  };
}

/** It comes down to where the visitor is (search-bar.module.css). */
export function focusSearchField(): void {
  field?.focus({ preventScroll: true });
}

/** Of what was typed; whoever empties it says so to the search as well. */
export function emptySearchField(): void {
  if (field) field.value = '';
}

/** Whether the field lies above what is on the screen. */
export function useIsSearchFieldPast(): boolean {
  return useSyncExternalStore(
    follow,
    () => isPast,
    () => false,
  );
}

function follow(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
