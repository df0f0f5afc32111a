import { type RefObject, useEffect, useState } from 'react';
import { LanguageButton, useLanguage } from '../language/language-provider.tsx';
import { focusById, scrollBehavior, TOP_ID } from '../scroll/go-to.ts';
import { SearchIcon, UpIcon } from '../ui/icons.tsx';
import styles from './strip-tools.module.css';

/** Extends the viewport downwards: only an element above the screen counts as out of view. */
const EVERYTHING_BELOW = '0px 0px 10000000px';

interface StripToolsProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
}

export function StripTools({ searchField }: StripToolsProps) {
  const { messages } = useLanguage();
  if (!useIsAboveScreen(searchField)) return null;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        aria-label={messages.search}
        // With the focus the field sticks to the top of the screen (search-bar.module.css).
        onClick={() => searchField.current?.focus({ preventScroll: true })}
      >
        <SearchIcon />
      </button>
      <LanguageButton className={styles.language} isShort />
      <button
        type="button"
        aria-label={messages.backToTop}
        onClick={() => {
          window.scrollTo({ top: 0, behavior: scrollBehavior() });
          focusById(TOP_ID);
        }}
      >
        <UpIcon />
      </button>
    </div>
  );
}

function useIsAboveScreen(element: RefObject<Element | null>): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setIsAbove(!isIntersecting);
      },
      { rootMargin: EVERYTHING_BELOW },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
