import {
  type RefCallback,
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Section } from '../../domain/types.ts';
import { goToSection } from '../shared/go-to.ts';
import { prepareSearch } from './prepare-search.ts';
import { emptySearchField, watchSearchField } from './search-field.ts';

/** Where what the field finds would come to lie under the keyboard. */
const SMALL_SCREEN = '(max-width: 767.98px), (max-height: 500px)';

interface Query {
  readonly field: {
    readonly ref: RefCallback<HTMLInputElement>;
    /** What a new one begins with, after a failure. */
    readonly defaultValue: string;
    readonly onType: (text: string) => void;
    readonly onFocus: () => void;
  };
  /** What the menu answers to, when there is time: a letter shows without the app. */
  readonly query: string;
  /** Back to the whole menu, at one of its categories or where one was before. */
  readonly onLeave: (categoryId?: string) => void;
}

/** What is searched for, and where the page stands meanwhile: at the matches, and then where it was. */
export function useQuery(menu: RefObject<HTMLElement | null>, sections: readonly Section[]): Query {
  const [query, setQuery] = useState('');
  const shownQuery = useRef('');
  const placeBefore = useRef<number>(undefined);
  const goal = useRef<string>(undefined);

  useLayoutEffect(() => {
    shownQuery.current = query;
    if (query !== '') {
      if (distanceFromTop(menu.current) < 0) showBelowField(menu.current);
      return;
    }
    const section = goal.current === undefined ? null : document.getElementById(goal.current);
    if (section) goToSection(section, 'instant');
    else if (placeBefore.current !== undefined) window.scrollTo(0, placeBefore.current);
    goal.current = undefined;
    placeBefore.current = undefined;
  }, [query, menu]);

  const onType = useCallback((text: string) => {
    if (shownQuery.current === '') placeBefore.current = window.scrollY;
    startTransition(() => setQuery(text.trim()));
  }, []);
  const ref = useCallback(
    (input: HTMLInputElement) => {
      // It may have been in the page, and typed into, before the app.
      if (input.value !== '') onType(input.value);
      return watchSearchField(input);
    },
    [onType],
  );
  const onFocus = () => {
    prepareSearch(sections);
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    if (distanceFromTop(menu.current) > 0) showBelowField(menu.current);
  };
  const onLeave = useCallback(
    (categoryId?: string) => {
      goal.current = categoryId;
      emptySearchField();
      onType('');
    },
    [onType],
  );
  return { field: { ref, defaultValue: query, onType, onFocus }, query, onLeave };
}

/** How far the menu is from where it stands when the field is at the top of the screen. */
function distanceFromTop(menu: HTMLElement | null): number {
  if (!menu) return 0;
  const margin = Number.parseFloat(getComputedStyle(menu).scrollMarginBlockStart);
  return menu.getBoundingClientRect().top - margin;
}

function showBelowField(menu: HTMLElement | null): void {
  menu?.scrollIntoView({ behavior: 'instant' });
}
