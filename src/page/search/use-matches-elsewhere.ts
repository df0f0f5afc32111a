import { useDeferredValue, useMemo } from 'react';
import { nextLanguage } from '../../domain/language.ts';
import { filterSections } from '../../domain/search.ts';
import { countItems } from '../../domain/sections.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../shared/language-provider.tsx';

/** How many items match in the other language; 0 until there was time to look through them. */
export function useMatchesElsewhere(sections: readonly Section[], query: string): number {
  const elsewhere = nextLanguage(useLanguage().language);
  const deferredQuery = useDeferredValue(query, '');
  const count = useMemo(
    () =>
      deferredQuery === '' ? 0 : countItems(filterSections(sections, deferredQuery, elsewhere)),
    [sections, deferredQuery, elsewhere],
  );
  return deferredQuery === query ? count : 0;
}
