import { useEffect, useState } from 'react';
import { otherLanguage } from '../../menu/language.ts';
import { createMatcher } from '../../menu/search.ts';
import type { Section } from '../../menu/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { visitWhenIdle } from './visit-when-idle.ts';

/** How many items match in the other language; 0 until they have been looked through. */
export function useMatchesElsewhere(sections: readonly Section[], query: string): number {
  const elsewhere = otherLanguage(useLanguage().language);
  const [found, setFound] = useState({ query: '', elsewhere, count: 0 });
  useEffect(() => {
    const isMatch = createMatcher(query, elsewhere);
    let count = 0;
    return visitWhenIdle(
      sections.flatMap(({ items }) => items),
      (item) => {
        if (isMatch(item)) count += 1;
      },
      () => setFound({ query, elsewhere, count }),
    );
  }, [sections, query, elsewhere]);
  return found.query === query && found.elsewhere === elsewhere ? found.count : 0;
}
