import type { RefObject } from 'react';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { useTypedEarly } from '../../state/search/use-typed-early.ts';
import { AllergensButton } from '../allergens/allergens-button.tsx';
import { CloseIcon, SearchIcon } from '../shared/icons.tsx';
import styles from './search-bar.module.css';

interface SearchBarProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onFocus: () => void;
}

export function SearchBar({ field, query, onQueryChange, onFocus }: SearchBarProps) {
  const { messages } = useLanguage();
  useTypedEarly(field, onQueryChange);
  const clear = () => {
    onQueryChange('');
    field.current?.focus();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <search className={styles.field}>
          <span className={styles.icon}>
            <SearchIcon />
          </span>
          <input
            ref={field}
            type="search"
            className={styles.input}
            placeholder={messages.searchPlaceholder}
            aria-label={messages.searchPlaceholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onFocus={onFocus}
            onChange={(event) => onQueryChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') clear();
              // The menu has filtered already; what the phone's search key is for is to see it.
              if (event.key === 'Enter') field.current?.blur();
            }}
          />
          {query !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={messages.clearSearch}
              // The field would lose the focus, and the bar its place, between press and release.
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <CloseIcon size={20} />
            </button>
          )}
        </search>
        <AllergensButton />
      </div>
    </div>
  );
}
