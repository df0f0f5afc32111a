import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import { fold } from '../../src/domain/fold.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { parseNumber } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** Dishes of one category that have the same name, but not the same price. */
export function checkNames({ sections }: ReadContent): readonly Finding[] {
  return sections.flatMap(({ items }) => {
    const namesakes = LANGUAGES.map((language) => ({
      language,
      byName: groupByName(items, language),
    }));
    return items.flatMap((item) =>
      namesakes
        .flatMap(({ language, byName }) => {
          const others = byName.get(nameOf(item, language)) ?? [];
          const other = others.find((one) => priceOf(one) !== priceOf(item));
          return other ? [found(item, other, language)] : [];
        })
        // Once is enough, if both names are the same.
        .slice(0, 1),
    );
  });
}

/** Dishes without a name or a price have none to compare. */
function groupByName(items: readonly Item[], language: Language) {
  const groups = new Map<string | undefined, Item[]>();
  for (const item of items) {
    const name = nameOf(item, language);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
}

function nameOf(item: Item, language: Language): string | undefined {
  const title = item.title[language]?.trim();
  return title === undefined || priceOf(item) === undefined ? undefined : fold(title);
}

function priceOf({ price }: Item): number | undefined {
  return LANGUAGES.map((language) => parseNumber(price[language])).find((one) => one !== undefined);
}

function found(item: Item, namesake: Item, language: Language): Finding {
  return {
    collection: MENU,
    id: item.id,
    field: DISH_TEXTS.title.stored[language],
    message: 'is the name of another dish of its category, at another price',
    found: `${priceOf(item)}, and ${priceOf(namesake)} for "${namesake.id}"`,
    kind: 'same-name',
    severity: 'warning',
    cost: 'diners cannot tell them apart, or one of them is out of date',
  };
}
