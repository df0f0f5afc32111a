import { LANGUAGES } from '../../domain/language.ts';
import { searchTextOf } from '../../domain/search.ts';
import type { Section } from '../../domain/types.ts';
import { whenIdle } from '../../platform/timing.ts';

const PER_IDLE_MOMENT = 50;

/** Folds the texts of a menu that someone is about to search, a few at a time, when nobody waits. */
export function prepareSearch(sections: readonly Section[]): void {
  const items = sections.flatMap((section) => section.items);
  const prepareSome = () => {
    for (const item of items.splice(0, PER_IDLE_MOMENT)) {
      for (const language of LANGUAGES) searchTextOf(item, language);
    }
    if (items.length > 0) whenIdle(prepareSome);
  };
  whenIdle(prepareSome);
}
