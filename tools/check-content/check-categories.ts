import { type CollectionName, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { fold } from '../../src/domain/fold.ts';
import { hasText, LANGUAGES } from '../../src/domain/language.ts';
import type { Item, Section } from '../../src/domain/types.ts';
import { type Finding, lost, type Place, type ReadContent, warning } from './content.ts';

/** Mismatches between the dishes' categories and the sequence, and places that are taken twice. */
export function checkCategories({ sequence, sections }: ReadContent): readonly Finding[] {
  // A section made from an entry shares the entry's name object.
  const sequenced = new Set(sequence.map(({ name }) => name));
  const shown = new Set(sections.map(({ name }) => name));
  const strays = sections.filter(({ name }) => !sequenced.has(name) && hasText(name));
  const unshown = sequence.filter(({ name }) => !shown.has(name));
  const unplaced = sequence.filter(({ index }) => index === undefined);
  return [
    ...unshown.map(({ id, name }) => warning(inField(SEQUENCE, id), EMPTY, name.en ?? name.ar)),
    ...unplaced.map(({ id }) => lost({ collection: SEQUENCE, id, field: 'index' }, 'is missing')),
    ...strays.flatMap(({ items, name }) =>
      items.map(({ id }) => warning(inField(MENU, id), STRAY, name.en ?? name.ar)),
    ),
    ...sections.flatMap(findMismatches),
    ...findSharedIndexes(SEQUENCE, sequence),
    ...sections.flatMap(({ items }) => findSharedIndexes(MENU, items)),
  ];
}

const EMPTY = 'no dish is in it, or another entry has its name: it is not shown';
const STRAY = 'no category of the sequence has this name: it comes after all the others';

function inField(collection: CollectionName, id: string): Place {
  return { collection, id, field: 'categoryEn' };
}

/** Dishes that one language puts into this category and the other does not. */
function findMismatches({ name, items }: Section): readonly Finding[] {
  return items.flatMap(({ id, category }) =>
    LANGUAGES.flatMap((language) => {
      const [found, expected] = [category[language], name[language]];
      if (!found || !expected || fold(found) === fold(expected)) return [];
      const field = language === 'en' ? 'categoryEn' : 'categoryAr';
      const message = `in the other language the dish is under ${expected}, and so it is shown`;
      return [warning({ collection: MENU, id, field }, message, found)];
    }),
  );
}

function findSharedIndexes(
  collection: CollectionName,
  documents: readonly Pick<Item, 'id' | 'index'>[],
): readonly Finding[] {
  return documents
    .filter(({ index }) => index !== undefined)
    .filter(({ id, index }) => documents.some((one) => one.index === index && one.id !== id))
    .map(({ id, index }) => {
      const message = 'another one has it too: their ids decide which comes first';
      return warning({ collection, id, field: 'index' }, message, `${index}`);
    });
}
