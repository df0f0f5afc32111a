import type { Ref } from 'react';
import { AllergensButton } from '../allergens/allergens-button.tsx';
import { CloseIcon, SearchIcon } from '../shared/icons.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import styles from './search-bar.module.css';
import { emptySearchField, focusSearchField, useHasSearchText } from './search-field.ts';

interface SearchBarProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly defaultValue: string;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
}

export function SearchBar({ ref, defaultValue, onType, onFocus }: SearchBarProps) {
  const { messages } = useLanguage();
  const hasText = useHasSearchText();
  const clear = () => {
    emptySearchField();
    focusSearchField();
    onType('');
  };
  return (
    <div className={styles.bar}>
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
              if (event.key === 'Escape') clear();
              // The menu has filtered already; what the phone's search key is for is to see it.
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
          {hasText && (
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
