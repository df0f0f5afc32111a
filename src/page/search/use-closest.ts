import { useEffect, useMemo, useState } from 'react';
import type { findClosest } from '../../domain/closest.ts';
import type { Item, Section } from '../../domain/types.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';

export interface Closest {
  readonly categories: readonly Section[];
  /** One with the closest dishes, or none. */
  readonly sections: readonly Section[];
  readonly shown: ReadonlySet<Item>;
}

const NOTHING: Closest = { categories: [], sections: [], shown: new Set() };

/** What is like a query that nothing matches. It is loaded when it is first needed. */
export function useClosest(
  sections: readonly Section[],
  query: string,
  isNeeded: boolean,
): Closest {
  const { brand } = useEnvironment();
  const { messages, language } = useLanguage();
  const [find, setFind] = useState<typeof findClosest>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../../domain/closest.ts').then(
      (loaded) => setFind(() => loaded.findClosest),
      (error: unknown) => console.warn('The closest dishes cannot be loaded:', error),
    );
  }, [isNeeded]);
  return useMemo(() => {
    if (!isNeeded || !find) return NOTHING;
    const { categories, items } = find(sections, query, brand.tags);
    const name = { [language]: messages.closest };
    return {
      categories,
      sections: items.length > 0 ? [{ id: 'closest', name, items }] : [],
      shown: new Set(items),
    };
  }, [isNeeded, find, sections, query, brand, language, messages]);
}
