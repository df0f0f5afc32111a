import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import type { AllergenReader } from '../../src/domain/allergens/allergen-reader.ts';
import { NEUTRAL_WORDS } from '../../src/domain/allergens/words.ts';
import { fold } from '../../src/domain/fold.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** What the app does not believe in allergen statements, and where the two languages differ. */
export function checkAllergens({ items }: ReadContent, reader: AllergenReader): readonly Finding[] {
  return [
    ...items.flatMap(checkPresence),
    ...LANGUAGES.flatMap((language) => checkTexts(items, language, reader)),
    ...items.flatMap((item) => compareLanguages(item, reader)),
  ];
}

function checkPresence(item: Item): readonly Finding[] {
  if (LANGUAGES.some((language) => item.allergens[language] !== undefined)) return [];
  const cost = 'diners with allergies are told that there is no information';
  return [found(item, 'en', { message: 'is missing', cost })];
}

/** One finding for each text that is not believed, the most frequent text first. */
function checkTexts(
  items: readonly Item[],
  language: Language,
  reader: AllergenReader,
): readonly Finding[] {
  const dishes = new Map<string, Item[]>();
  for (const item of items) {
    const text = item.allergens[language];
    if (text !== undefined && !reader.readStatement(text).isBelieved)
      dishes.set(text, [...(dishes.get(text) ?? []), item]);
  }
  return [...dishes]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([text, [first, ...others]]) => {
      if (!first) return [];
      const count = others.length + 1;
      const [dishesSay, they] =
        count === 1 ? ['this dish says', 'it does'] : [`${count} dishes say`, 'they do'];
      const cost = `${dishesSay} "No allergen information" for what ${they} not name`;
      return [found(first, language, { message: whyNotBelieved(text, reader), found: text, cost })];
    });
}

function whyNotBelieved(text: string, reader: AllergenReader): string {
  const { unknownWords, denies, namings } = reader.readStatement(text);
  const words = [...new Set(unknownWords)].map((word) => {
    const near = nearestWord(word, reader);
    return near === undefined ? `"${word}"` : `"${word}" (${near}?)`;
  });
  const reasons = [
    ...(words.length === 0
      ? []
      : [
          `unknown ${words.length === 1 ? 'word' : 'words'} ${words.join(', ')}: correct it, or add it to a group or to "neutral" under allergens in menu.config.ts`,
        ]),
    ...(denies ? ['it says what the dish does not contain: state what it contains'] : []),
    ...(words.length === 0 && !denies && namings.length === 0
      ? ['it names no allergen: state what the dish contains, or "None"']
      : []),
  ];
  return `is not believed: ${reasons.join('; ')}`;
}

function compareLanguages(item: Item, reader: AllergenReader): readonly Finding[] {
  const [first, ...others] = LANGUAGES.flatMap((language) => {
    const text = item.allergens[language];
    return text === undefined ? [] : [{ language, groups: namedGroups(text, reader) }];
  });
  return others.flatMap(({ language, groups }) => {
    if (!first) return [];
    const differing = [...first.groups, ...groups].filter(
      (id) => !first.groups.includes(id) || !groups.includes(id),
    );
    if (differing.length === 0) return [];
    return [
      found(item, language, {
        message: `names other allergens than ${DISH_TEXTS.allergens.stored[first.language]}`,
        found: differing.join(', '),
        cost: 'readers of one language are not told of an allergen',
      }),
    ];
  });
}

function namedGroups(text: string, { readStatement }: AllergenReader): readonly string[] {
  return [...new Set(readStatement(text).namings.flatMap(({ groups }) => groups))];
}

function found(
  { id }: Item,
  language: Language,
  what: { readonly message: string; readonly found?: string; readonly cost: string },
): Finding {
  const field = DISH_TEXTS.allergens.stored[language];
  return { collection: MENU, id, field, kind: 'allergens', severity: 'warning', ...what };
}

/** The known word that is one typing error away. */
function nearestWord(word: string, { groups }: AllergenReader): string | undefined {
  const folded = fold(word);
  if (folded.length < 4) return undefined;
  const known = [...groups.map(({ words }) => words), NEUTRAL_WORDS]
    .flatMap((words) => words.split(','))
    .map((one) => one.trim());
  return known.find((one) =>
    [fold(one), `${fold(one)}s`, `ال${fold(one)}`].some((form) => isOneErrorAway(folded, form)),
  );
}

/** One letter too many, too few, or another, or two neighbours swapped. */
function isOneErrorAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restOf = (text: string, skipped: number) => text.slice(start + skipped);
  const isSwapped =
    a[start] === b[start + 1] && a[start + 1] === b[start] && restOf(a, 2) === restOf(b, 2);
  return (
    isSwapped ||
    restOf(a, 1) === restOf(b, 1) ||
    restOf(a, 1) === restOf(b, 0) ||
    restOf(a, 0) === restOf(b, 1)
  );
}
