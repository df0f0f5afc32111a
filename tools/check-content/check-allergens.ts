import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import type { AllergenReader } from '../../src/domain/allergens/allergens.ts';
import { nameKey } from '../../src/domain/allergens/phrase-dictionary.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** What the app cannot read in allergen statements, and what it does not take at its word. */
export function checkAllergens({ items }: ReadContent, reader: AllergenReader): readonly Finding[] {
  return items.flatMap((item) => [
    ...checkPresence(item, reader),
    ...LANGUAGES.flatMap((language) => checkWords(item, language, reader)),
    ...compareLanguages(item, reader),
  ]);
}

function checkPresence(item: Item, { readDish }: AllergenReader): readonly Finding[] {
  const { kind, groups } = readDish(item);
  if (kind !== 'noInformation' || groups.size > 0) return [];
  const stated = LANGUAGES.find((language) => item.allergens[language] !== undefined);
  return [
    found(item, stated ?? 'en', {
      message: stated === undefined ? 'is missing' : 'gives no information',
      cost: 'diners with allergies are told that there is no information',
    }),
  ];
}

function checkWords(item: Item, language: Language, reader: AllergenReader): readonly Finding[] {
  const text = item.allergens[language] ?? '';
  return reader
    .readStatement(text)
    .namings.flatMap(({ start, end, groups, certainty, isQualifier }) => {
      const word = text.slice(start, end);
      if (certainty === 'freeFrom') {
        return found(item, language, {
          message: 'claims that something is not contained',
          found: word,
          cost: 'the claim is shown; whether it is true for every kitchen, nobody checks',
        });
      }
      const near = groups.length === 0 ? nearestWord(word, reader) : undefined;
      if (groups.length > 0 || (isQualifier && near === undefined)) return [];
      return found(item, language, {
        message: `has a word of no allergen group${near === undefined ? '' : ` (${near}?)`}`,
        found: word,
        cost: 'diners who choose a group are not warned of it',
      });
    });
}

function compareLanguages(item: Item, reader: AllergenReader): readonly Finding[] {
  const [first, ...others] = LANGUAGES.flatMap((language) => {
    const text = item.allergens[language];
    return text === undefined ? [] : [{ language, groups: statedGroups(text, reader) }];
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

function statedGroups(text: string, { readStatement }: AllergenReader): readonly string[] {
  const stated = readStatement(text).namings.filter(({ certainty }) => certainty !== 'freeFrom');
  return [...new Set(stated.flatMap(({ groups }) => groups))];
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
  const key = nameKey(word);
  if (key.length < 4) return undefined;
  const known = groups.flatMap(({ synonyms, foods }) => `${synonyms},${foods}`.split(','));
  return known.map((one) => one.trim()).find((one) => isOneErrorAway(key, nameKey(one)));
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
