import { useMemo } from 'react';
import { nextLanguage, textIn } from '../../domain/language.ts';
import { filterSections, findCategories } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { andFocusMenu, hasModifier } from '../scroll/go-to.ts';
import type { Closest } from '../search/use-closest.ts';
import hidden from '../ui/visually-hidden.module.css';
import noticeStyles from './notices.module.css';
import { Notice } from './notices.tsx';
import styles from './search-summary.module.css';

interface SearchSummaryProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly count: number;
  readonly onLeave: (categoryId: string) => void;
}

export function SearchSummary({ sections, query, count, onLeave }: SearchSummaryProps) {
  const { language, messages } = useLanguage();
  const categories = findCategories(sections, query, language);
  return (
    <div className={styles.summary} data-only="screen">
      {/* `NoMatch` shows a zero in larger letters. */}
      <p aria-live="polite" className={count === 0 ? hidden.hidden : styles.count}>
        {query !== '' && messages.matchCount(count)}
      </p>
      {categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ id, name, items }) => {
            const shown = textIn(name, language);
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className={styles.category}
                  onClick={(event) => {
                    if (hasModifier(event)) return;
                    event.preventDefault();
                    onLeave(id);
                  }}
                >
                  <span className={hidden.hidden}>{messages.goTo} </span>
                  <bdi lang={shown?.language}>{shown?.text}</bdi>{' '}
                  <span className={styles.dishes}>{messages.dishes(items.length)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface NoMatchProps {
  readonly sections: readonly Section[];
  readonly query: string;
  readonly closest: Closest;
  readonly onLeave: (categoryId?: string) => void;
}

export function NoMatch({ sections, query, closest, onLeave }: NoMatchProps) {
  const { language, messages, toggleLanguage } = useLanguage();
  const other = nextLanguage(language);
  // The summary offers those that are named in this language.
  const named = findCategories(sections, query, language);
  const otherCategories = closest.categories.filter((category) => !named.includes(category));
  const countElsewhere = useMemo(
    () => countItems(filterSections(sections, query, other)),
    [sections, query, other],
  );
  return (
    <Notice height={closest.sections.length > 0 ? 'short' : 'search'}>
      <p className={noticeStyles.headline}>{messages.noMatch(query)}</p>
      {otherCategories.map(({ id, name }) => (
        <button key={id} type="button" className={noticeStyles.offer} onClick={() => onLeave(id)}>
          {messages.goTo} <bdi>{textIn(name, language)?.text}</bdi>
        </button>
      ))}
      <button type="button" className={noticeStyles.action} onClick={andFocusMenu(() => onLeave())}>
        {messages.showAll}
      </button>
      <div aria-live="polite">
        {countElsewhere > 0 && (
          <button
            type="button"
            className={noticeStyles.offer}
            onClick={andFocusMenu(toggleLanguage)}
          >
            {messages.matchesElsewhere(countElsewhere, other)}
          </button>
        )}
      </div>
    </Notice>
  );
}
