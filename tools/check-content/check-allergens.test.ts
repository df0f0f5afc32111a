import { expect, test } from 'vitest';
import { dishLines } from './content.fixture.ts';

const HOW_TO_ADD = 'correct it, or add it to allergens in menu.config.ts';

test.each([
  { why: 'nothing is wrong', en: 'Milk, nuts', ar: 'مكسرات، حليب', lines: [] },
  { why: 'none are contained', en: 'None', ar: 'لا يوجد', lines: [] },
  {
    why: 'there is no statement',
    en: '',
    ar: '',
    lines: ['allergensEn is missing: diners are told to ask'],
  },
  {
    why: 'the statement says nothing',
    en: 'Beef',
    ar: 'لا يوجد',
    lines: [
      'allergensEn is "Beef": it is not believed: it names no allergen; state what the dish contains, or "None"',
    ],
  },
  {
    why: 'a typing error',
    en: 'Milk, sesamee',
    ar: 'حليب، سمسم',
    lines: [
      'allergensAr names other allergens than allergensEn: sesame',
      `allergensEn is "Milk, sesamee": it is not believed: unknown: "sesamee" (sesame?); ${HOW_TO_ADD}`,
    ],
  },
  {
    why: 'unknown words',
    en: 'Blorb, milk, flimp',
    ar: 'حليب',
    lines: [
      `allergensEn is "Blorb, milk, flimp": it is not believed: unknown: "Blorb", "flimp"; ${HOW_TO_ADD}`,
    ],
  },
  {
    why: 'the languages differ',
    en: 'Milk',
    ar: 'حليب، بيض',
    lines: ['allergensAr names other allergens than allergensEn: eggs'],
  },
  {
    why: 'a denial',
    en: 'Egg. Milk-free',
    ar: 'بيض',
    lines: [
      'allergensAr names other allergens than allergensEn: milk',
      'allergensEn is "Egg. Milk-free": it is not believed: it says what the dish does not contain; state what it contains',
    ],
  },
])('$why: "$en" / "$ar"', async ({ en, ar, lines }) => {
  const found = await dishLines({ allergensEn: en, allergensAr: ar });
  expect(found.map((line) => line.replace('warning ', ''))).toEqual(lines);
});
