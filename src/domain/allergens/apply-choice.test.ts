import { describe, expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import type { LocalizedText } from '../language.ts';
import { allergenReaderFor, type OwnAllergens } from './allergen-reader.ts';
import { createMarks } from './apply-choice.ts';
import { ALLERGEN_GROUPS } from './groups.ts';
import { equalMarks } from './marks.ts';

/** What a card says to someone who has chosen these groups. */
function says(allergens: LocalizedText, chosen: readonly string[], own?: OwnAllergens) {
  const { marksOf } = createMarks(allergenReaderFor(own), chosen);
  return marksOf(itemWith({ id: 'x', allergens })).map((mark) =>
    mark.kind === 'noInformation' ? 'ask' : `${mark.kind} ${mark.namesIn('en').join(', ')}`,
  );
}

describe('a text', () => {
  test.each([
    { why: 'a group', text: 'Milk', chosen: 'milk', mark: 'contains milk' },
    { why: 'a food of it', text: 'Cheddar, ham', chosen: 'milk', mark: 'contains milk' },
    { why: 'beside others', text: 'بيض وحليب', chosen: 'milk', mark: 'contains milk' },
    { why: 'an article', text: 'الحليب ومشتقاته', chosen: 'milk', mark: 'contains milk' },
    { why: 'others are stated', text: 'Egg, fish', chosen: 'milk', mark: undefined },
    { why: 'none are stated', text: 'None', chosen: 'milk', mark: undefined },
    { why: 'none, in Arabic', text: 'لا يوجد', chosen: 'milk', mark: undefined },
    { why: 'traces', text: 'Egg. May contain nuts', chosen: 'nuts', mark: 'mayContain nuts' },
    { why: 'traces only', text: 'May contain nuts', chosen: 'milk', mark: undefined },
    { why: 'it ends', text: 'May contain nuts. Milk', chosen: 'milk', mark: 'contains milk' },
    {
      why: 'brackets',
      text: 'Egg (may contain nuts), milk',
      chosen: 'milk',
      mark: 'contains milk',
    },
    {
      why: '"contains" after "may contain"',
      text: 'May contain nuts, contains milk',
      chosen: 'milk',
      mark: 'contains milk',
    },
    { why: 'an unknown word', text: 'Fish, dragonfruit', chosen: 'milk', mark: 'ask' },
    { why: 'beside one', text: 'Fish, dragonfruit', chosen: 'fish', mark: 'contains fish' },
    { why: 'a typing error', text: 'Mlik, peanutt', chosen: 'milk', mark: 'ask' },
    { why: 'a denial', text: 'Egg. No milk', chosen: 'milk', mark: 'ask' },
    { why: 'a denial clears nothing', text: 'No milk, egg', chosen: 'sesame', mark: 'ask' },
    { why: 'beside a denial', text: 'No milk, egg', chosen: 'eggs', mark: 'contains egg' },
    { why: 'a hyphen', text: 'Gluten-free bread, milk', chosen: 'gluten', mark: 'ask' },
    { why: 'after it', text: 'Gluten-free bread, milk', chosen: 'milk', mark: 'contains milk' },
    { why: 'all others', text: 'Gluten-free bread, milk', chosen: 'eggs', mark: 'ask' },
    { why: 'a dash', text: 'No nuts—milk, egg', chosen: 'milk', mark: 'contains milk' },
    { why: 'a question', text: 'No nuts? Milk', chosen: 'milk', mark: 'contains milk' },
    { why: 'a picture', text: 'No nuts 🥛 milk', chosen: 'milk', mark: 'contains milk' },
    { why: 'a line break', text: 'No nuts\nmilk', chosen: 'milk', mark: 'contains milk' },
    { why: 'a colon joins', text: 'Nuts: no. Milk', chosen: 'nuts', mark: 'ask' },
    { why: '"except"', text: 'No allergens except milk', chosen: 'milk', mark: 'ask' },
    { why: '"but"', text: 'Anything but milk', chosen: 'milk', mark: 'ask' },
    { why: 'in Arabic', text: 'بدون مكسرات، حليب', chosen: 'nuts', mark: 'ask' },
    { why: 'no group at all', text: 'Beef, garlic', chosen: 'milk', mark: 'ask' },
    { why: '"nuts" leaves peanuts open', text: 'Nuts', chosen: 'peanuts', mark: 'ask' },
    { why: 'almonds do not', text: 'Almonds', chosen: 'peanuts', mark: undefined },
    { why: 'a longer phrase', text: 'Coconut milk, egg', chosen: 'milk', mark: undefined },
    { why: 'a longer phrase', text: 'حليب جوز الهند، بيض', chosen: 'milk', mark: undefined },
    { why: 'a picture', text: 'Egg 🥛', chosen: 'milk', mark: 'contains milk' },
    { why: 'another picture', text: '⚠️ Egg ✨', chosen: 'milk', mark: undefined },
    { why: 'marks of direction', text: '\u200fلا يوجد\u200f', chosen: 'milk', mark: undefined },
    { why: 'a separator between', text: 'Coconut, milk', chosen: 'milk', mark: 'contains milk' },
    { why: 'two groups', text: 'Seafood', chosen: 'molluscs', mark: 'contains molluscs' },
  ])('$why: "$text", $chosen chosen: $mark', ({ text, chosen, mark }) => {
    const expected = mark === undefined ? [] : [mark];
    expect(says({ en: text }, [chosen])).toEqual(expected);
    expect(says({ ar: text }, [chosen])).toEqual(expected);
  });

  test.each([
    ...['TBA', 'Pending', 'varies', 'Not tested', 'n.a.', 'N/A', '0', '٠', '-', '?', 'Yes'],
    ...[
      'نعم',
      'قيد التحديث',
      'Please inform your waiter',
      'يرجى إبلاغ النادل',
      'Free from nothing',
    ],
    ...[
      'Anything but milk',
      'Egg-free',
      'Milk-free',
      'Multiple allergens',
      'غير معروف',
      '🥛',
      'A, C, G',
    ],
    ...['Egg. May contain allergens', 'Not suitable for people with allergies', '3 eggs', 'No'],
    ...['Egg, ...', 'Egg…', 'Egg (?)', 'بيض، ؟', 'Egg. May contain', 'Egg. Shared fryer'],
    ...['Egg. Traces of allergens', 'بيض. قد يحتوي على آثار مسببات الحساسية', 'بيض (منشأة)'],
  ])('"%s" leaves every group open that it does not contain', (text) => {
    for (const { id } of ALLERGEN_GROUPS) {
      const [mark] = says({ en: text }, [id]);
      expect([id, mark]).toEqual([id, expect.stringMatching(/^ask$|^contains (egg|milk)$/)]);
    }
  });
});

describe('two languages', () => {
  test.each([
    { why: 'named in one', en: 'Egg', ar: 'حليب', chosen: 'milk', mark: 'contains milk' },
    {
      why: 'denied in the other',
      en: 'Milk-free',
      ar: 'حليب',
      chosen: 'milk',
      mark: 'contains milk',
    },
    { why: 'one is not believed', en: 'Egg', ar: 'قيد التحديث', chosen: 'milk', mark: 'ask' },
    {
      why: 'what is named stays',
      en: 'Egg',
      ar: 'قيد التحديث',
      chosen: 'eggs',
      mark: 'contains egg',
    },
    {
      why: 'certain before possible',
      en: 'May contain milk',
      ar: 'حليب',
      chosen: 'milk',
      mark: 'contains milk',
    },
  ])('$why: "$en" and "$ar"', ({ en, ar, chosen, mark }) => {
    expect(says({ en, ar }, [chosen])).toEqual([mark]);
  });

  test('no statement at all never counts as "none"', () => {
    for (const { id } of ALLERGEN_GROUPS) expect(says({}, [id])).toEqual(['ask']);
  });
});

describe('words of a chain', () => {
  const own: OwnAllergens = {
    milk: { words: 'shanklish, شنكليش' },
    garlic: { name: { en: 'Garlic', ar: 'ثوم' }, words: 'toum' },
    neutral: { words: 'dragonfruit, butter' },
  };
  test.each([
    { why: 'of a built-in group', text: 'Shanklish', chosen: 'milk', mark: ['contains milk'] },
    { why: 'of its own group', text: 'Toum', chosen: 'garlic', mark: ['contains garlic'] },
    { why: 'a food of no group', text: 'Fish, dragonfruit', chosen: 'milk', mark: [] },
    { why: 'a food of a group stays one', text: 'Butter', chosen: 'milk', mark: ['contains milk'] },
  ])('$why: "$text"', ({ text, chosen, mark }) => {
    expect(says({ en: text }, [chosen], own)).toEqual(mark);
  });
});

test('several choices are told together, what is certain first', () => {
  const text = { en: 'Cheese, egg. May contain nuts' };
  expect(says(text, ['eggs', 'milk', 'nuts'])).toEqual(['contains egg, milk', 'mayContain nuts']);
});

test.each([
  { why: 'it may contain one', text: 'May contain nuts. TBA', marks: ['mayContain nuts', 'ask'] },
  { why: 'it contains one', text: 'Nuts. TBA', marks: ['contains nuts'] },
  {
    why: 'the other is denied',
    text: 'May contain nuts, no milk',
    marks: ['mayContain nuts', 'ask'],
  },
])('of two choices one is open, and $why: "$text"', ({ text, marks }) => {
  expect(says({ en: text }, ['milk', 'nuts'])).toEqual(marks);
});

test('in what the kitchen stated, words of the chosen groups are told from the others', () => {
  const { highlight } = createMarks(allergenReaderFor(undefined), ['nuts']);
  expect(highlight('Milk, tree nuts. Egg')).toEqual([
    { text: 'Milk, ', isMatch: false },
    { text: 'tree nuts', isMatch: true },
    { text: '. Egg', isMatch: false },
  ]);
});

test.each([
  { why: 'a choice', marks: createMarks(allergenReaderFor(undefined), ['milk']) },
  { why: 'no choice', marks: equalMarks([]) },
])('a dish keeps the same array of marks, so its card does not render again: $why', ({ marks }) => {
  const item = itemWith({ id: 'x' });
  expect(marks.marksOf(item)).toBe(marks.marksOf(item));
});
