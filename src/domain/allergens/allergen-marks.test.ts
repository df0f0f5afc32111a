import { expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import type { LocalizedText } from '../language.ts';
import { ALLERGEN_GROUPS } from './allergen-groups.ts';
import { createMarks } from './allergen-marks.ts';
import { type Allergen, createAllergenReader } from './allergens.ts';
import { equalMarks } from './marks.ts';

const reader = createAllergenReader();

function says(allergens: LocalizedText, ...chosen: readonly Allergen[]): readonly string[] {
  const { marksOf } = createMarks(reader, chosen);
  return marksOf(itemWith({ id: 'x', allergens })).map((mark) =>
    mark.kind === 'noInformation' ? mark.kind : `${mark.kind} ${mark.namesIn('en').join(', ')}`,
  );
}

const MILK = { group: 'milk' };
const NUTS = { group: 'nuts' };

test.each([
  { why: 'a word for the group', chosen: MILK, texts: ['Dairy', 'ألبان', 'Milk', 'الحليب'] },
  {
    why: 'a food of the group',
    chosen: MILK,
    texts: ['Cheese', 'جبن', 'Butter', 'Lactose', 'Whey', 'Yoghurt', 'Ghee', 'Cream', 'سمن'],
  },
  {
    why: 'a nut',
    chosen: NUTS,
    texts: ['Almond', 'Pistachio', 'Walnuts', 'Hazelnut', 'Cashew', 'Tree nuts', 'لوز', 'الفستق'],
  },
  {
    why: 'a cereal',
    chosen: { group: 'gluten' },
    texts: ['Wheat', 'Barley', 'gluten (wheat)', 'القمح', 'شعير'],
  },
  {
    why: 'a list in any order',
    chosen: { group: 'lupin' },
    texts: ['Lupin, molluscs', 'رخويات، ترمس'],
  },
  { why: 'the Arabic "and its products"', chosen: MILK, texts: ['الحليب ومشتقاته'] },
  { why: 'an introduction', chosen: MILK, texts: ['Contains: milk.', 'يحتوي على حليب'] },
  {
    why: 'the Arabic "and" before it',
    chosen: MILK,
    texts: ['بيض وحليب', 'بيض و حليب', 'بالحليب'],
  },
  {
    why: 'beside what is said to be missing',
    chosen: MILK,
    texts: ['Nut-free, milk', 'No egg. Milk'],
  },
  { why: 'lactose-free milk', chosen: MILK, texts: ['Lactose-free milk', 'حليب خالي من اللاكتوز'] },
  {
    why: 'a warning to those who are allergic',
    chosen: NUTS,
    texts: ['Not suitable for nut allergies'],
  },
])('$why: contains it', ({ chosen, texts }) => {
  const name = ALLERGEN_GROUPS.find(({ id }) => id === chosen.group)?.name.en.toLowerCase();
  for (const text of texts)
    expect([text, ...says({ en: text }, chosen)]).toEqual([text, `contains ${name}`]);
});

test.each([
  { text: 'May contain traces of nuts' },
  { text: 'قد يحتوي على آثار المكسرات' },
  { text: 'Milk. May contain: egg, nuts' },
  { text: 'Milk (may contain nuts), egg' },
  { text: 'Made in a facility that handles nuts' },
])('"$text": may contain nuts', ({ text }) => {
  expect(says({ en: text }, NUTS)).toEqual(['mayContain nuts']);
});

test.each([
  'Unknown',
  'N/A',
  'See staff',
  'ask us',
  'Please ask your waiter',
  'غير معروف',
  'غير متوفر',
  'لا تتوفر معلومات. يُرجى سؤالنا',
  '-',
  '?',
  'No cheese',
  'Egg-free',
  'Egg. Ask us about the rest',
])('"%s": no information about milk', (text) => {
  expect(says({ en: text }, MILK)).toEqual(['noInformation']);
});

test('no statement at all never counts as "none"', () => {
  for (const { id } of ALLERGEN_GROUPS) expect(says({}, { group: id })).toEqual(['noInformation']);
});

test.each([
  {
    why: 'it is said to be missing',
    texts: [
      'Does not contain milk',
      'Milk-free',
      'Dairy free',
      'خالٍ من الحليب',
      'بدون حليب',
      'لا يحتوي على الحليب',
    ],
  },
  {
    why: 'others are stated',
    texts: ['Egg', 'بيض، سمك', 'May contain nuts', 'Allergens: egg', 'Allergy advice. Egg'],
  },
  {
    why: 'none are stated',
    texts: ['None', 'No allergens', 'Allergen-free', 'لا يوجد', 'لا توجد مسببات حساسية', 'لا شيء'],
  },
  { why: 'a word only looks like it', texts: ['Milkfish', 'حلبة'] },
])('$why: no mark for milk', ({ texts }) => {
  for (const text of texts) expect([text, ...says({ en: text }, MILK)]).toEqual([text]);
});

test('what one language states counts, whatever the other claims', () => {
  expect(says({ en: 'Milk-free', ar: 'حليب' }, MILK)).toEqual(['contains milk']);
  expect(says({ en: 'None', ar: 'حليب' }, MILK)).toEqual(['contains milk']);
  expect(says({ en: 'None', ar: 'غير معروف' }, MILK)).toEqual(['noInformation']);
});

test('"nuts" on a dish leaves peanuts open; peanuts are no nuts', () => {
  expect(says({ en: 'Nuts' }, { group: 'peanuts' })).toEqual(['noInformation']);
  expect(says({ ar: 'مكسرات' }, { group: 'peanuts' })).toEqual(['noInformation']);
  expect(says({ en: 'Almonds' }, { group: 'peanuts' })).toEqual([]);
  expect(says({ en: 'Peanut butter' }, NUTS)).toEqual([]);
  expect(says({ en: 'Peanut butter' }, MILK)).toEqual([]);
  expect(says({ en: 'Peanut butter' }, { group: 'peanuts' })).toEqual(['contains peanuts']);
});

test('a word that belongs to no group is chosen as it is written, and never merged', () => {
  const word: Allergen = { word: 'mlik', language: 'en' };
  expect(says({ en: 'Mlik' }, MILK)).toEqual([]);
  expect(says({ en: 'Mlik' }, word)).toEqual(['contains mlik']);
  expect(says({ en: 'May contain mliks' }, word)).toEqual(['mayContain mlik']);
  expect(says({ en: 'Milk' }, word)).toEqual([]);
  expect(says({ ar: 'سمك' }, word)).toEqual(['noInformation']);
});

test('several choices are told together, what is certain first', () => {
  expect(says({ en: 'Cheese, egg. May contain nuts' }, NUTS, MILK, { group: 'eggs' })).toEqual([
    'contains milk, egg',
    'mayContain nuts',
  ]);
});

test('in what the kitchen stated, the chosen ones are told from the others', () => {
  const { highlight } = createMarks(reader, [NUTS]);
  expect(highlight('Milk, tree nuts. Nut-free')).toEqual([
    { text: 'Milk, ', isMatch: false },
    { text: 'tree nuts', isMatch: true },
    { text: '. Nut-free', isMatch: false },
  ]);
});

test.each([
  { why: 'a choice', marks: createMarks(reader, [MILK]) },
  { why: 'no choice', marks: equalMarks([]) },
])('a dish keeps the same array of marks, so its card does not render again: $why', ({ marks }) => {
  const item = itemWith({ id: 'x' });
  expect(marks.marksOf(item)).toBe(marks.marksOf(item));
});
