import { useSyncExternalStore } from 'react';

/** A jump from above the field to below it must not go unnoticed. */
const WHATEVER_IS_BELOW = '0px 0px 10000000px';

/** The one field of the page, which keeps its own text and place. */
let field: HTMLInputElement | undefined;
let hasText = false;
let isPast = false;
const listeners = new Set<() => void>();

export function watchSearchField(input: HTMLInputElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) isPast = !isIntersecting;
      tellAll();
    },
    { rootMargin: WHATEVER_IS_BELOW },
  );
  observer.observe(input);
  input.addEventListener('input', noteText);
  field = input;
  noteText();
  return () => {
    observer.disconnect();
    input.removeEventListener('input', noteText);
    field = undefined;
  };
}

/** It comes down to where the visitor is (search-bar.module.css). */
export function focusSearchField(): void {
  field?.focus({ preventScroll: true });
}

/** Whoever empties it says so to the search as well. */
export function emptySearchField(): void {
  if (field) field.value = '';
  noteText();
}

export function useHasSearchText(): boolean {
  return useSyncExternalStore(follow, () => hasText, isNever);
}

/** Whether the field lies above what is on the screen. */
export function useIsSearchFieldPast(): boolean {
  return useSyncExternalStore(follow, () => isPast, isNever);
}

function noteText(): void {
  hasText = field !== undefined && field.value !== '';
  tellAll();
}

function tellAll(): void {
  for (const notify of listeners) notify();
}

function follow(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** A page that is made before it is seen has nobody who types or scrolls. */
function isNever(): boolean {
  return false;
}
