import { useEffect } from 'react';
import type { Language } from '../../menu/language.ts';
import { searchTextOf } from '../../menu/search.ts';
import type { Section } from '../../menu/types.ts';
import { visitWhenIdle } from './visit-when-idle.ts';

/** Folds the texts to search before anyone searches. */
export function usePreparedSearch(sections: readonly Section[], language: Language): void {
  useEffect(() => {
    const items = sections.flatMap((section) => section.items);
    return visitWhenIdle(items, (item) => searchTextOf(item, language));
  }, [sections, language]);
}
