import { findCategories } from '../../domain/find-categories.ts';
import { textIn } from '../../domain/language.ts';
import type { Section } from '../../domain/types.ts';
import { wantsNewTab } from '../shared/go-to.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import hidden from '../shared/visually-hidden.module.css';
import styles from './search-summary.module.css';

interface SearchSummaryProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly count: number;
  readonly onLeave: (categoryId: string) => void;
}

/** How many dishes match, and the categories that are called so. */
export function SearchSummary({ sections, query, count, onLeave }: SearchSummaryProps) {
  const { language, messages } = useLanguage();
  const categories = findCategories(sections, query, language);
  return (
    <div className={styles.summary}>
      {/* That there are none is said larger. */}
      <p aria-live="polite" className={count === 0 ? hidden.hidden : styles.count}>
        {query !== '' && messages.matchCount(count)}
      </p>
      {categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ id, name }) => {
            const shown = textIn(name, language);
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.category}
                  onClick={(event) => {
                    if (wantsNewTab(event)) return;
                    event.preventDefault();
                    onLeave(id);
                  }}
                >
                  {messages.goTo} <bdi lang={shown?.language}>{shown?.text}</bdi>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
