import { BRANCHES, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { DISH_TEXTS, DISH_VALUES } from '../../src/content/dish-fields.ts';
import { removeHidden } from '../../src/content/fields.ts';
import { BRANCH_NAMES } from '../../src/content/parse-branch.ts';
import { CATEGORY_NAMES, SERVED_TEXTS, SLIDE_TEXTS } from '../../src/content/parsers.ts';
import { fold } from '../../src/domain/fold.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { parseNumber } from '../../src/domain/price.ts';
import type { Finding, ReadContent, ShownDocument } from './content.ts';
import { error, lost, textOf, warning } from './content.ts';

const DISH_NAMES = Object.values(DISH_TEXTS).map(({ stored }) => stored);

/** The fields of each collection: texts by language, and others. */
const FIELDS = {
  [HERO]: { texts: Object.values(SLIDE_TEXTS), others: ['id', 'imageUrl'] },
  [SEQUENCE]: { texts: [CATEGORY_NAMES, SERVED_TEXTS], others: ['id', 'index'] },
  [MENU]: { texts: DISH_NAMES, others: ['id', ...Object.values(DISH_VALUES)] },
  [BRANCHES]: { texts: [BRANCH_NAMES], others: ['id', 'soldOut', 'hidden', 'prices'] },
} as const;

/** A tag, or a named or numbered character of HTML. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** A minus, but no dash between two numbers. */
const NEGATIVE = /(?<!\d\s*)[-−–]\s*\d/;

type IsWrong = (text: string, language: Language, stored: string) => boolean;

/** Which fields, what is wrong with their folded texts, and what the diner sees. */
const TEXT_CHECKS: readonly (readonly [RegExp, IsWrong, string])[] = [
  [
    /^/,
    (_, _language, stored) => removeHidden(stored) !== stored,
    'the page drops its hidden letters',
  ],
  [/^/, (text) => MARKUP.test(text), 'diners read its markup letter by letter'],
  [/^/, (text) => text.length > 2000, 'it is longer than 2,000 characters: nobody reads all of it'],
  [/^(?!price)/, isForeign, 'all its letters are of another language'],
  [/^price/, (text) => parseNumber(text) === undefined, 'not one number: shown as it is written'],
  [/^price/, (text) => parseNumber(text) === 0, 'diners are told that the dish is free'],
  [/^price/, (text) => (parseNumber(text) ?? 0) > 100_000, 'it is above 100,000: nobody pays that'],
  [/^calories/, (text) => !/\d/.test(text), 'it has no number: nobody is told the calories'],
  [/^calories/, (text) => NEGATIVE.test(text), 'calories cannot be below 0'],
];

function isForeign(text: string, language: Language): boolean {
  const own = { en: /\p{sc=Latin}/u, ar: /\p{sc=Arab}/u }[language];
  return /\p{L}/u.test(text) && !own.test(text);
}

/** What is wrong with fields and texts, as they are stored. */
export function checkTexts({ documents }: ReadContent): readonly Finding[] {
  return documents.flatMap((document) => [
    ...checkFieldNames(document),
    ...FIELDS[document.collection].texts.flatMap((names) => [
      ...checkPresence(document, names),
      ...LANGUAGES.flatMap((language) => checkText(document, names[language], language)),
    ]),
  ]);
}

function checkText(
  { collection, id, fields }: ShownDocument,
  field: string,
  language: Language,
): readonly Finding[] {
  const place = { collection, id, field };
  const stored = textOf(fields[field]);
  const text = fold(removeHidden(stored).trim());
  if (text === '') return [];
  if (/^price/.test(field) && NEGATIVE.test(text)) {
    return [error(place, 'a price cannot be below 0', stored)];
  }
  return TEXT_CHECKS.filter(([names]) => names.test(field))
    .filter(([, isWrong]) => isWrong(text, language, stored))
    .map(([, , message]) => warning(place, message, stored));
}

/** A text that exists in some languages only. */
function checkPresence(
  { collection, id, fields }: ShownDocument,
  names: Readonly<Record<Language, string>>,
): readonly Finding[] {
  const isPresent = (language: Language) => removeHidden(textOf(fields[names[language]])).trim();
  const present = LANGUAGES.find(isPresent);
  // A dish finds its category by one name.
  if (present === undefined || names === DISH_TEXTS.category.stored) return [];
  return LANGUAGES.filter((language) => !isPresent(language)).map((language) =>
    lost({ collection, id, field: names[language] }, `is missing, unlike ${names[present]}`),
  );
}

/** What the app's own parsers report: fields and documents that cannot be read, ids used twice. */
export function checkReadable({ problems, documents }: ReadContent): readonly Finding[] {
  const shown = new Set(documents.map(({ collection, id }) => `${collection} ${id}`));
  return problems.map((problem) => {
    const { collection, id, field, message, found } = problem;
    const isShown = shown.has(`${collection} ${id}`);
    if (field === 'id' && isShown) {
      return warning(problem, `${message}: a link to one may open the other`);
    }
    if (isShown) return lost(problem, message, found);
    return { ...lost({ collection, id, field: '' }, message, found), field };
  });
}

/** Fields that the app does not read, such as "titelEn". */
function checkFieldNames({ collection, id, fields }: ShownDocument): readonly Finding[] {
  const { texts, others } = FIELDS[collection];
  const known: readonly string[] = [...texts.flatMap((names) => Object.values(names)), ...others];
  const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const isNear = (field: string, name: string) =>
    (field.length > 2 && name.includes(field)) || isOneErrorAway(field, name);
  const unknown = Object.keys(fields).filter((field) => !known.includes(field));
  return unknown.map((field) => {
    const near = known.find((name) => isNear(bare(field), bare(name)));
    const hint = near === undefined ? '' : ` (${near}?)`;
    return warning({ collection, id, field }, `is no known field${hint}: nobody sees it`);
  });
}

/** One letter too many, too few, or another, or two neighbours swapped. */
export function isOneErrorAway(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [one, other] = [a.slice(start), b.slice(start)];
  const swapped = one.charAt(1) + one.charAt(0) + one.slice(2);
  if (one.slice(1) === other.slice(1) || swapped === other) return true;
  return one.slice(1) === other || one === other.slice(1);
}
