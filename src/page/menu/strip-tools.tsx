import { focusSearchField, useIsSearchFieldPast } from '../search/search-field.ts';
import { focusById, goToTop, TOP_ID } from '../shared/go-to.ts';
import { SearchIcon, UpIcon } from '../shared/icons.tsx';
import { LanguageButton } from '../shared/language-button.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './strip-tools.module.css';

/** Deep in the menu, where the search field is out of sight: what else is at the top of the page. */
export function StripTools() {
  const { messages } = useLanguage();
  if (!useIsSearchFieldPast()) return null;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.search}
        onClick={focusSearchField}
      >
        <SearchIcon />
      </button>
      <LanguageButton className={styles.language} isShort />
      <button
        type="button"
        className={styles.tool}
        aria-label={messages.backToTop}
        onClick={() => {
          goToTop();
          focusById(TOP_ID);
        }}
      >
        <UpIcon />
      </button>
    </div>
  );
}
