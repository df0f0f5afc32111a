import { useEffect } from 'react';
import { whenIdle } from '../content/when-idle.ts';
import type { Language } from '../menu/language.ts';
import { searchTextOf } from '../menu/search.ts';
import type { Section } from '../menu/types.ts';

const ITEMS_PER_IDLE_MOMENT = 50;

/** Folds the texts to search before anyone searches, a few at a time, when nobody waits. */
export function usePreparedSearch(sections: readonly Section[], language: Language): void {
  useEffect(() => {
    const items = sections.flatMap((section) => section.items).values();
    let callOff: () => void = () => undefined;
    const prepareSome = () => {
      for (let count = 0; count < ITEMS_PER_IDLE_MOMENT; count += 1) {
        const { value: item } = items.next();
        if (!item) return;
        searchTextOf(item, language);
      }
      callOff = whenIdle(prepareSome);
    };
    callOff = whenIdle(prepareSome);
    return () => callOff();
  }, [sections, language]);
}
