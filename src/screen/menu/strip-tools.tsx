import type { RefObject } from 'react';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { useScrolledPast } from '../../state/menu/use-scrolled-past.ts';
import { useReducedMotion } from '../../state/page/use-media-query.ts';
import { SearchIcon, UpIcon } from '../shared/icons.tsx';
import { LanguageButton } from '../shared/language-button.tsx';
import { focusPlace, TOP_ID } from '../shared/places.ts';
import styles from './strip-tools.module.css';

interface StripToolsProps {
  readonly searchField: RefObject<HTMLInputElement | null>;
}

/** Deep in the menu, where the search field is out of sight: what else is at the top of the page. */
export function StripTools({ searchField }: StripToolsProps) {
  const { messages } = useLanguage();
  const isDeep = useScrolledPast(searchField);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  if (!isDeep) return null;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.search}
        // The field comes down to where the visitor is (search-bar.module.css).
        onClick={() => searchField.current?.focus({ preventScroll: true })}
      >
        <SearchIcon />
      </button>
      <LanguageButton className={styles.language} isShort />
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.backToTop}
        onClick={() => {
          window.scrollTo({ top: 0, behavior });
          focusPlace(TOP_ID);
        }}
      >
        <UpIcon />
      </button>
    </div>
  );
}
