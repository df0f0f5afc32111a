import { describe, expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import { LANGUAGES, type LocalizedText } from '../language.ts';
import { ALLERGEN_GROUPS } from './allergen-groups.ts';
import { createMarks } from './allergen-marks.ts';
import { createAllergenReader } from './allergens.ts';
import { hasChosenAllergen } from './marks.ts';

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
  ' • ',
  ' and ',
  ' و',
  ' أو ',
];

const reader = createAllergenReader();

test('the fourteen groups of SFDA/GSO and the EU have an English and an Arabic name', () => {
  expect(ALLERGEN_GROUPS).toHaveLength(14);
  for (const language of LANGUAGES) {
    expect(new Set(ALLERGEN_GROUPS.map(({ name }) => name[language])).size).toBe(14);
  }
});

describe.each(ALLERGEN_GROUPS)('every word of $id', ({ id, name, synonyms, foods }) => {
  const words = `${synonyms},${foods}`
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const { marksOf } = createMarks(reader, [{ group: id }]);

  const expectMarked = (allergens: LocalizedText) => {
    const marks = marksOf(itemWith({ id: 'x', allergens }));
    const [mark] = marks;
    const names = mark?.kind === 'contains' ? LANGUAGES.flatMap(mark.namesIn) : [];
    expect([allergens, hasChosenAllergen(marks), ...names]).toEqual([
      allergens,
      true,
      name.en.toLowerCase(),
      name.ar,
    ]);
  };

  test('its names are among its words', () => {
    for (const language of LANGUAGES) expectMarked({ [language]: name[language] });
  });

  test.each(SEPARATORS)(
    'between two %j is marked, hidden and named in both languages',
    (between) => {
      for (const word of words) {
        const text = `Garlic${between}${word}${between}ثوم`;
        for (const language of LANGUAGES) expectMarked({ [language]: text });
      }
    },
  );

  test('alone, in capitals, with an article or a plural is marked, hidden and named', () => {
    for (const word of words) {
      const isArabic = /\p{Script=Arabic}/u.test(word);
      const inflected = word.includes(' ') ? [] : [isArabic ? `ال${word}` : `${word}s`];
      for (const text of [word, word.toUpperCase(), ...inflected]) expectMarked({ ar: text });
    }
  });
});
