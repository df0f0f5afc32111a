import { AllergensButton } from '../allergens/allergens-button.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { CloseIcon, SearchIcon } from '../ui/icons.tsx';
import styles from './search-bar.module.css';
import type { Search } from './use-search.ts';

export function SearchBar({ ref, defaultValue, onType, onFocus }: Search['input']) {
  const { messages } = useLanguage();
  const clear = (field: Element | null) => {
    if (!(field instanceof HTMLInputElement)) return;
    field.value = '';
    field.focus({ preventScroll: true });
    onType('');
  };
  return (
    <div className={styles.bar} data-only="scripted">
      <div className={styles.row}>
        <search className={styles.field}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <input
            ref={ref}
            defaultValue={defaultValue}
            type="search"
            className={styles.input}
            placeholder={messages.searchPlaceholder}
            aria-label={messages.searchPlaceholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={onFocus}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') clear(event.currentTarget);
              // The menu is filtered already; the phone's search key closes the keyboard to show it.
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
          {/* The style sheet hides it while the field is empty. */}
          <button
            type="button"
            className={styles.clear}
            aria-label={messages.clearSearch}
            // Otherwise the field loses the focus, and the bar its position, between press and release.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => clear(event.currentTarget.previousElementSibling)}
          >
            <CloseIcon />
          </button>
        </search>
        <AllergensButton />
      </div>
    </div>
  );
}
