import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenKey, allergenKeys, cutAllergens } from './allergen-names.ts';

const namesIn = (text: string) =>
  cutAllergens(text).flatMap(({ text: name, key }) => (key === undefined ? [] : [name]));

test.each([
  { why: 'commas', text: 'Milk, Nuts', names: ['Milk', 'Nuts'] },
  { why: 'Arabic commas', text: 'حليب، مكسرات', names: ['حليب', 'مكسرات'] },
  { why: 'slashes', text: 'Milk/Nuts', names: ['Milk', 'Nuts'] },
  { why: 'semicolons of both scripts', text: 'حليب؛ بيض;سمك', names: ['حليب', 'بيض', 'سمك'] },
  { why: 'lines', text: 'Milk\nNuts\n', names: ['Milk', 'Nuts'] },
  { why: 'signs', text: 'Milk & Nuts + Egg - Fish', names: ['Milk', 'Nuts', 'Egg', 'Fish'] },
  { why: 'words', text: 'Milk and Nuts or Egg', names: ['Milk', 'Nuts', 'Egg'] },
  { why: 'the Arabic "and", before a word', text: 'حليب ومكسرات', names: ['حليب', 'مكسرات'] },
  { why: 'the same after a comma', text: 'حليب، ومكسرات', names: ['حليب', 'مكسرات'] },
  { why: 'the same on its own', text: 'حليب و مكسرات', names: ['حليب', 'مكسرات'] },
  {
    why: 'not the letter of a word',
    text: 'صلصة وسابي، ورق عنب',
    names: ['صلصة وسابي', 'ورق عنب'],
  },
  { why: 'not a part of a word', text: 'Sandwich, orange', names: ['Sandwich', 'orange'] },
  { why: 'not a hyphen', text: 'Soy-based sauce', names: ['Soy-based sauce'] },
  { why: 'brackets', text: 'Nuts (walnut, cashew)', names: ['Nuts', 'walnut', 'cashew'] },
  { why: 'what introduces them', text: 'Contains: milk.', names: ['milk'] },
  { why: 'a warning', text: 'May contain traces of nuts', names: ['nuts'] },
  { why: 'the same in Arabic', text: 'حليب وقد يحتوي على سمك', names: ['حليب', 'سمك'] },
  { why: 'nothing at all', text: ' ,، / ', names: [] },
  { why: 'what says nothing', text: 'N/A', names: [] },
  { why: 'codes', text: 'A/G,7', names: ['A', 'G', '7'] },
])('$why: "$text"', ({ text, names }) => expect(namesIn(text)).toEqual(names));

test.each([
  { why: 'case', one: 'MILK', other: 'milk' },
  { why: 'an English plural', one: 'Eggs', other: 'egg' },
  { why: 'hyphens and blanks', one: 'tree  nuts', other: 'Tree-nuts' },
  { why: 'alef forms', one: 'أسماك', other: 'اسماك' },
  { why: 'teh marbuta', one: 'فول الصويا والقشدة', other: 'فول الصويا والقشده' },
  { why: 'harakat and tatweel', one: 'حَلِيب', other: 'حلـيب' },
  { why: 'the Arabic article', one: 'الحليب', other: 'حليب' },
  { why: 'the article before a word that looks like one', one: 'الألبان', other: 'ألبان' },
])('$why: "$one" and "$other" are one', ({ one, other }) =>
  expect(allergenKey(one)).toBe(allergenKey(other)),
);

test.each([
  { one: 'nuts', other: 'peanuts' },
  { one: 'fish', other: 'shellfish' },
  { one: 'حليب', other: 'حلبة' },
])('"$one" and "$other" are two', ({ one, other }) =>
  expect(allergenKey(one)).not.toBe(allergenKey(other)),
);

const NAMES = ['Milk', 'Tree nuts', 'Egg', 'Soy', 'حليب', 'مكسرات', 'فول الصويا', 'أسماك', 'وسابي'];
const BETWEEN = [',', ', ', '، ', '،', ' / ', '/', '; ', '؛', ' & ', '\n', ' - ', ' • '];

/** As it might be typed by someone in a hurry. */
const respellings: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.replaceAll('أ', 'ا'),
  (name) => Array.from(name).join(/\p{Script=Arabic}/u.test(name) ? '\u0640' : ''),
  (name) => `  ${name} `,
];

test('names in any spelling, with anything between them, are the same names in the same order', () => {
  const anyName = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...respellings));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyName, { selector: ([name]) => name }),
      fc.constantFrom(...BETWEEN),
      (names, between) => {
        const text = names.map(([name, respell]) => respell(name)).join(between);
        expect(allergenKeys(text)).toEqual(names.map(([name]) => allergenKey(name)));
      },
    ),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(...NAMES, ...BETWEEN, 'و', ' و', 'ال', ' ', 's', 'and', '.', 'يحتوي على '),
    )
    .map((parts) => parts.join('')),
);

test('the pieces of any text, joined, are the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        cutAllergens(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a name that was cut out of a text is known again by itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const { text: name, key } of cutAllergens(text)) {
        if (key !== undefined) expect(allergenKeys(name)).toEqual([key]);
      }
    }),
  );
});
