import { expect, test } from 'vitest';
import { allergenReaderFor } from '../../src/domain/allergens/allergen-reader.ts';
import { checkAllergens } from './check-allergens.ts';
import { contentOf } from './content.fixture.ts';

const reader = allergenReaderFor(undefined);

const HOW_TO_ADD =
  'correct it, or add it to a group or to "neutral" under allergens in menu.config.ts';

function messagesOf(allergensEn: string, allergensAr: string): readonly string[] {
  const items = [{ id: 'd', titleEn: 'Ribeye', allergensEn, allergensAr }];
  return checkAllergens(contentOf({ items }), reader).map(({ field, message, found }) =>
    [field, message, found].filter(Boolean).join(' '),
  );
}

test.each([
  { why: 'nothing is wrong', en: 'Milk, nuts', ar: 'مكسرات، حليب', messages: [] },
  { why: 'none are contained', en: 'None', ar: 'لا يوجد', messages: [] },
  { why: 'there is no statement', en: '', ar: '', messages: ['allergensEn is missing'] },
  {
    why: 'the statement says nothing',
    en: 'Beef',
    ar: '',
    messages: [
      'allergensEn is not believed: it names no allergen: state what the dish contains, or "None" Beef',
    ],
  },
  {
    why: 'a typing error',
    en: 'Milk, sesamee',
    ar: 'حليب، سمسم',
    messages: [
      `allergensEn is not believed: unknown word "sesamee" (sesame?): ${HOW_TO_ADD} Milk, sesamee`,
      'allergensAr names other allergens than allergensEn sesame',
    ],
  },
  {
    why: 'unknown words',
    en: 'Blorb, milk, flimp',
    ar: 'حليب',
    messages: [
      `allergensEn is not believed: unknown words "Blorb", "flimp": ${HOW_TO_ADD} Blorb, milk, flimp`,
    ],
  },
  {
    why: 'the languages differ',
    en: 'Milk',
    ar: 'حليب، بيض',
    messages: ['allergensAr names other allergens than allergensEn eggs'],
  },
  {
    why: 'a denial',
    en: 'Egg. Milk-free',
    ar: 'بيض',
    messages: [
      'allergensEn is not believed: it says what the dish does not contain: state what it contains Egg. Milk-free',
      'allergensAr names other allergens than allergensEn milk',
    ],
  },
])('$why: "$en" / "$ar"', ({ en, ar, messages }) => {
  expect(messagesOf(en, ar)).toEqual(messages);
});

test('one line for each text, the most frequent first, with the number of dishes', () => {
  const items = ['TBA', 'Flimp', 'Flimp', 'Milk', 'Flimp'].map((allergensEn, position) => ({
    id: `d${position}`,
    titleEn: `Dish ${position}`,
    allergensEn,
  }));
  const findings = checkAllergens(contentOf({ items }), reader);
  expect(findings.map(({ id, found, cost }) => [id, found, cost])).toEqual([
    ['d1', 'Flimp', '3 dishes say "No allergen information" for what they do not name'],
    ['d0', 'TBA', 'this dish says "No allergen information" for what it does not name'],
  ]);
});
