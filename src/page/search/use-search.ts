import {
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { goToSection } from '../scroll/go-to.ts';
import { currentPlace, type Place, returnTo, scrollExactly } from '../scroll/scroll-position.ts';

/** On these screens the keyboard would cover the matches. */
const SMALL_SCREEN = '(max-width: 767.98px), (max-height: 500px)';

export type Search = ReturnType<typeof useSearch>;

/** The query, and the scroll position: at the matches during a search, afterwards where it was. */
export function useSearch(menu: RefObject<HTMLElement | null>) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const shownQuery = useRef('');
  const placeBefore = useRef<Place>(undefined);
  const targetCategory = useRef<string>(undefined);

  useLayoutEffect(() => {
    shownQuery.current = query;
    if (query !== '') {
      if (distanceFromTop(menu.current) < 0) scrollBelowField(menu.current);
      return;
    }
    const place = placeBefore.current;
    const section = document.getElementById(targetCategory.current ?? '');
    if (section) goToSection(section, 'instant');
    else if (place) scrollExactly(() => returnTo(place));
    targetCategory.current = undefined;
    placeBefore.current = undefined;
  }, [query, menu]);

  const onType = (text: string) => {
    const typed = text.trim();
    // Safari scrolls at each letter that is typed into a field.
    if (typed !== '') placeBefore.current ??= currentPlace();
    else if (shownQuery.current === '') placeBefore.current = undefined;
    startTransition(() => setQuery(typed));
  };
  // The visitor may have typed before hydration.
  const readField = useEffectEvent(() => onType(field.current?.value ?? ''));
  useLayoutEffect(() => readField(), []);
  const onFocus = () => {
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    if (distanceFromTop(menu.current) > 0) scrollBelowField(menu.current);
  };
  const onLeave = (categoryId?: string) => {
    targetCategory.current = categoryId;
    if (field.current) field.current.value = '';
    onType('');
  };
  // The field is uncontrolled: a letter shows without waiting for React. A failure makes a new one.
  return { input: { ref: field, defaultValue: query, onType, onFocus }, query, onLeave };
}

function distanceFromTop(menu: HTMLElement | null): number {
  if (!menu) return 0;
  const margin = Number.parseFloat(getComputedStyle(menu).scrollMarginBlockStart);
  return menu.getBoundingClientRect().top - margin;
}

function scrollBelowField(menu: HTMLElement | null): void {
  menu?.scrollIntoView({ behavior: 'instant' });
}
