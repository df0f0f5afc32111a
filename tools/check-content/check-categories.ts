import { type CollectionName, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { CATEGORY_NAMES } from '../../src/content/parsers.ts';
import { fold } from '../../src/domain/fold.ts';
import { LANGUAGES, textIn } from '../../src/domain/language.ts';
import { arrangeSections } from '../../src/domain/sections.ts';
import { type Item, NO_TEXTS, type Section, type SequenceEntry } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** Mismatches between the dishes' categories and the sequence. */
export function checkCategories({ sequence, sections }: ReadContent): readonly Finding[] {
  // A section made from an entry shares the entry's name object.
  const sequenced = new Set(sequence.map(({ name }) => name));
  const shown = new Set(sections.map(({ name }) => name));
  const strays = sections.filter(({ name }) => !sequenced.has(name)).flatMap(({ items }) => items);
  const owners = findOwners(sequence);
  return [
    ...sequence.flatMap((entry) => {
      const owner = owners.get(entry.id);
      if (owner !== undefined && owner !== entry.id) return [namedTwice(entry, owner)];
      return shown.has(entry.name) ? [] : [withoutDishes(entry)];
    }),
    ...strays.map(unnamed),
    ...sections.flatMap(findMismatches),
  ];
}

/** Dishes that the English name puts into this category and the Arabic name does not, or the reverse. */
function findMismatches({ name, items }: Section): readonly Finding[] {
  return items.flatMap((item) =>
    LANGUAGES.flatMap((language): readonly Finding[] => {
      const [found, expected] = [item.category[language], name[language]];
      if (found === undefined || expected === undefined) return [];
      if (fold(found.trim()) === fold(expected.trim())) return [];
      return [
        {
          collection: MENU,
          id: item.id,
          field: CATEGORY_NAMES[language],
          message: 'does not belong to the category in the other language',
          found: `${found}, not ${expected}`,
          kind: 'category-pair',
          severity: 'warning',
          cost: `the dish is shown under ${expected}`,
        },
      ];
    }),
  );
}

/** Maps each entry to the entry that owns its category: the first that names it. */
function findOwners(sequence: readonly SequenceEntry[]): ReadonlyMap<string, string> {
  const idByName = new Map(sequence.map(({ id, name }) => [name, id]));
  const dishes = sequence.map(({ id, name }) => ({ ...NO_TEXTS, id, category: name }));
  return new Map(
    arrangeSections(dishes, sequence).flatMap(({ name, items }) =>
      items.map((dish) => [dish.id, idByName.get(name) ?? dish.id] as const),
    ),
  );
}

function namedTwice({ id }: SequenceEntry, owner: string): Finding {
  return {
    collection: SEQUENCE,
    id,
    field: 'categoryEn',
    message: 'names a category that another entry names',
    found: owner,
    kind: 'duplicate-category',
    severity: 'warning',
    cost: 'the category has the place of the other entry',
  };
}

function withoutDishes({ id }: SequenceEntry): Finding {
  return {
    collection: SEQUENCE,
    id,
    field: 'categoryEn',
    message: 'names a category that no dish is in',
    kind: 'empty-category',
    severity: 'warning',
    cost: 'the category is not shown',
  };
}

function unnamed({ id, category }: Item): Finding {
  const place = { collection: MENU, id, field: 'categoryEn' } as const;
  const verdict = { kind: 'uncategorised', severity: 'warning' } as const;
  const found = textIn(category, LANGUAGES[0])?.text;
  if (found === undefined) {
    const cost = 'the dish is shown at the very end, under “More”';
    const others = LANGUAGES.slice(1).map((language) => CATEGORY_NAMES[language]);
    return { ...place, ...verdict, message: `is missing, and so is ${others.join(', ')}`, cost };
  }
  const message = 'names a category that is not in the sequence';
  return { ...place, ...verdict, message, found, cost: 'its category comes after all the others' };
}

interface Ordered {
  readonly id: string;
  readonly index?: number | undefined;
}

/** Indexes used more than once, by categories or by dishes of one category. */
export function checkIndexes({ sequence, sections }: ReadContent): readonly Finding[] {
  return [
    ...findShared(SEQUENCE, sequence, 'is the place of another category too'),
    ...sections.flatMap(({ items }) =>
      findShared(MENU, items, 'is the place of another dish of its category too'),
    ),
  ];
}

function findShared(
  collection: CollectionName,
  documents: readonly Ordered[],
  message: string,
): readonly Finding[] {
  const counts = new Map<number, number>();
  for (const { index } of documents) {
    if (index !== undefined) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return documents.flatMap(({ id, index }): readonly Finding[] => {
    if (index === undefined || counts.get(index) === 1) return [];
    const place = { collection, id, field: 'index', message, found: `${index}` };
    const cost = 'which of them comes first is decided by their ids';
    return [{ ...place, kind: 'duplicate-index', severity: 'warning', cost }];
  });
}
