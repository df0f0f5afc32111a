import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { LANGUAGES } from '../language.ts';
import { allergenReaderFor } from './allergen-reader.ts';
import { ALLERGEN_GROUPS } from './groups.ts';
import { STATEMENTS } from './statements.fixture.ts';
import {
  CONTAINS_WORDS,
  DENYING_WORDS,
  MAY_CONTAIN_WORDS,
  NEUTRAL_WORDS,
  OPEN_WORDS,
} from './words.ts';

const { readStatement } = allergenReaderFor(undefined);

const listed = (list: string) => list.split(',').map((word) => word.trim());
const groupsIn = (text: string) => readStatement(text).namings.flatMap(({ groups }) => groups);
const containedIn = (text: string) =>
  readStatement(text).namings.flatMap(({ groups, certainty }) =>
    certainty === 'contains' ? groups : [],
  );

test('the fourteen groups of SFDA/GSO and the EU have an English and an Arabic name', () => {
  expect(ALLERGEN_GROUPS).toHaveLength(14);
  for (const language of LANGUAGES) {
    expect(new Set(ALLERGEN_GROUPS.map(({ name }) => name[language])).size).toBe(14);
  }
  for (const { id, name } of ALLERGEN_GROUPS)
    for (const language of LANGUAGES) expect(groupsIn(name[language])).toContain(id);
});

test('no word is in two lists that say different things', () => {
  const lists = [
    ALLERGEN_GROUPS.map(({ words }) => words).join(','),
    ...[DENYING_WORDS, MAY_CONTAIN_WORDS, CONTAINS_WORDS, NEUTRAL_WORDS],
  ].map((list) => new Set(listed(list).map(fold)));
  const all = lists.flatMap((list) => [...list]);
  expect(all.filter((word, position) => all.indexOf(word) !== position)).toEqual([]);
});

test('a phrase that leaves a group open hides no group of its words', () => {
  for (const phrase of Object.values(OPEN_WORDS).flatMap(listed)) {
    // It is no butter.
    const ofWords = phrase === 'nut butter' ? [] : phrase.split(' ').flatMap(containedIn);
    expect([phrase, ...groupsIn(phrase)]).toEqual(expect.arrayContaining(ofWords));
  }
});

// A blank is not among them: "cocoa butter" is another food than "cocoa, butter".
const SEPARATORS = [
  ', ',
  ',',
  '، ',
  '؛',
  '; ',
  '/',
  ' & ',
  '\n',
  ' - ',
  '—',
  ' • ',
  ' + ',
  '|',
  ' 🥜 ',
];

describe.each(ALLERGEN_GROUPS)('every word of $id', ({ id, words }) => {
  test.each(SEPARATORS)('between two %j is found', (between) => {
    for (const word of listed(words)) {
      const text = `Rice${between}${word}${between}أرز`;
      expect([text, ...groupsIn(text)]).toContain(id);
    }
  });

  test('alone, in capitals, with an article, an attached "and" or a plural is found', () => {
    for (const word of listed(words)) {
      const isArabic = /\p{Script=Arabic}/u.test(word);
      const inflected = isArabic
        ? ['ال', 'وال', 'بال', 'لل'].map((attached) => attached + word)
        : [`${word}s`];
      for (const text of [word, word.toUpperCase(), ...inflected])
        expect([text, ...groupsIn(text)]).toContain(id);
    }
  });
});

test('a text with a random word in it, in any script, is never believed', () => {
  const letters = ['bcdfghjklmnpqrstvwxz', 'бвгджзклмн', 'ضظغثذخطصقش', '漢字仮名交', 'कखगघङच'];
  const word = fc
    .constantFrom(...letters)
    .chain((script) => fc.array(fc.constantFrom(...script), { minLength: 7, maxLength: 12 }))
    .map((characters) => characters.join(''));
  const known = fc.constantFrom('Milk', 'egg, fish', 'حليب', 'May contain nuts', 'None');
  fc.assert(
    fc.property(word, known, fc.constantFrom(...SEPARATORS, ' '), (unknown, text, between) => {
      expect(readStatement(`${text}${between}${unknown}`).isBelieved).toBe(false);
      expect(readStatement(`${unknown}${between}${text}`).isBelieved).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

/** A contained group that would get no mark, on a dish with this text alone. */
const unsafe = STATEMENTS.flatMap(({ text, contains = [], mayContain = [] }) => {
  const { isBelieved } = readStatement(text);
  const named = groupsIn(text);
  return [...contains, ...mayContain]
    .filter((group) => isBelieved && !named.includes(group))
    .map((group) => `${text}: ${group}`);
});
const plain = STATEMENTS.filter(
  ({ isPlain, contains, mayContain }) => isPlain && (contains ?? mayContain),
);
const notBelieved = plain.filter(({ text }) => !readStatement(text).isBelieved);
const checks = STATEMENTS.reduce(
  (sum, { contains = [], mayContain = [] }) => sum + contains.length + mayContain.length,
  0,
);
const usefulShare = 1 - notBelieved.length / plain.length;

// Both figures are in the titles: npx vitest run src/domain/allergens/words.test.ts --reporter=verbose
describe(`${STATEMENTS.length} statements of menus and labels`, () => {
  test(`unsafe: ${unsafe.length} of ${checks} contained groups get no mark`, () => {
    expect(unsafe).toEqual([]);
  });

  test(`useful: ${Math.floor(usefulShare * 1000) / 10} % of ${plain.length} plain lists are believed`, () => {
    expect(usefulShare, notBelieved.map(({ text }) => text).join('\n')).toBeGreaterThan(0.95);
  });

  test('what is contained says so, wherever nothing denies it', () => {
    const weaker = plain.flatMap(({ text, contains = [] }) => {
      const groups = containedIn(text);
      return contains
        .filter((group) => !groups.includes(group))
        .map((group) => `${text}: ${group}`);
    });
    expect(weaker).toEqual([]);
  });
});
