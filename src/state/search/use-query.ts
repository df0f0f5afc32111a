import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { goToSection } from '../menu/scroll-to-section.ts';

/** Where what the field finds would come to lie under the keyboard. */
const SMALL_SCREEN = '(max-width: 767.98px), (max-height: 500px)';

interface Query {
  /** As typed. */
  readonly query: string;
  /** What the menu answers to: the letter that was typed shows at once, the menu follows when there is time. */
  readonly deferredQuery: string;
  readonly onQueryChange: (query: string) => void;
  readonly onFieldFocus: () => void;
  /** Back to the whole menu, at one of its categories or where one was before. */
  readonly onLeave: (categoryId?: string) => void;
}

/** What is searched for, and where the page stands meanwhile: at the matches, and then where it was. */
export function useQuery(menu: RefObject<HTMLElement | null>): Query {
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query.trim());
  const placeBefore = useRef<number>(undefined);
  const goal = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (deferredQuery !== '') {
      if (distanceFromTop(menu.current) < 0) showBelowField(menu.current);
      return;
    }
    const section = goal.current === undefined ? null : document.getElementById(goal.current);
    if (section) goToSection(section, 'instant');
    else if (placeBefore.current !== undefined) window.scrollTo(0, placeBefore.current);
    goal.current = undefined;
    placeBefore.current = undefined;
  }, [deferredQuery, menu]);

  const onQueryChange = (next: string) => {
    if (deferredQuery === '') placeBefore.current = window.scrollY;
    setQuery(next);
  };
  const onLeave = useCallback((categoryId?: string) => {
    goal.current = categoryId;
    setQuery('');
  }, []);
  const onFieldFocus = () => {
    if (!window.matchMedia(SMALL_SCREEN).matches) return;
    if (distanceFromTop(menu.current) > 0) showBelowField(menu.current);
  };
  return { query, deferredQuery, onQueryChange, onFieldFocus, onLeave };
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
