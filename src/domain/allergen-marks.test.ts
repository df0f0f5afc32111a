import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChoice } from './allergen-choice.ts';
import { createMarks } from './allergen-marks.ts';
import { allergenKeys } from './allergen-names.ts';
import { findAllergens } from './allergens.ts';
import { itemWith } from './item.fixture.ts';
import { LANGUAGES, type LocalizedText } from './language.ts';

const MENU = [
  { en: 'Milk', ar: 'حليب' },
  { en: 'Nuts, Milk', ar: 'مكسرات، حليب' },
  { en: 'Egg', ar: 'بيض' },
].map((allergens, position) => itemWith({ id: `m${position}`, allergens }));

const says = (allergens: LocalizedText, chosen: readonly LocalizedText[]) => {
  const item = itemWith({ id: 'x', allergens });
  const mark = createMarks([...MENU, item], chosen).markOf(item);
  return mark?.kind === 'contains' ? mark.names.en : mark?.kind;
};

const NUTS = { en: 'Nuts', ar: 'مكسرات' };

test.each([
  { why: 'it is named', allergens: { en: 'Egg, nuts' }, says: ['nuts'] },
  { why: 'it is named in the other language only', allergens: { ar: 'المكسرات' }, says: ['nuts'] },
  {
    why: 'one language names it, the other does not',
    allergens: { en: 'Egg', ar: 'مكسرات' },
    says: ['nuts'],
  },
  { why: 'it is a kind of it', allergens: { en: 'Tree nuts' }, says: ['nuts'] },
  { why: 'the kitchen warns of it', allergens: { en: 'May contain nuts' }, says: ['nuts'] },
  { why: 'others are named', allergens: { en: 'Egg', ar: 'بيض' }, says: undefined },
  { why: 'it is another word', allergens: { en: 'Peanuts' }, says: undefined },
  { why: 'none are stated', allergens: { en: 'None' }, says: undefined },
  { why: 'nothing is stated', allergens: {}, says: 'unstated' },
  { why: 'what is stated says nothing', allergens: { en: 'N/A', ar: '-' }, says: 'unstated' },
])('nuts are chosen, and $why', ({ allergens, says: expected }) =>
  expect(says(allergens, [NUTS])).toEqual(expected),
);

test('a list in one language tells nothing of what has a name in the other only', () => {
  expect(says({ ar: 'سمك' }, [{ en: 'Celery' }])).toBe('unstated');
});

test('a choice finds the menu’s other names for the same, also after the menu was edited', () => {
  expect(says({ ar: 'حليب' }, [{ en: 'milk' }])).toEqual(['milk']);
  expect(says({ en: 'Dairy', ar: 'حليب' }, [{ en: 'Lactose', ar: 'حليب' }])).toEqual([
    'milk / dairy',
  ]);
});

test('in what the kitchen stated, the chosen ones are told from the others', () => {
  const { highlight } = createMarks(MENU, [NUTS]);
  expect(highlight('Milk, tree nuts.')).toEqual([
    { text: 'Milk', isMatch: false },
    { text: ',', isMatch: false },
    { text: ' ', isMatch: false },
    { text: 'tree nuts', isMatch: true },
    { text: '.', isMatch: false },
  ]);
});

test('nothing is chosen: nothing is said', () => {
  expect(says({}, [])).toBeUndefined();
});

const anyText = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'Milk',
        'NUTS',
        'nut',
        'tree nuts',
        'Egg',
        'None',
        'حليب',
        'الحليب',
        'مكسرات',
        'لبن',
        'سمك',
      ),
      fc.constantFrom(', ', '/', '، ', ' و', ' and ', ' '),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.flat().join(''));
const anyAllergens = fc.record({ en: anyText, ar: anyText }, { requiredKeys: [] });
const anyItems = fc
  .array(anyAllergens, { minLength: 1, maxLength: 8 })
  .map((texts) => texts.map((allergens, position) => itemWith({ id: `i${position}`, allergens })));

test('whatever the menu names can be chosen, and then every dish that names it says so', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const onMenu = findAllergens(items);
      for (const { name, keys } of onMenu) {
        const { markOf } = createMarks(items, [name]);
        const namers = items.filter(({ allergens }) =>
          LANGUAGES.some((language) =>
            allergenKeys(allergens[language]).some((key) => keys.has(key)),
          ),
        );
        expect(namers.length).toBeGreaterThan(0);
        for (const item of namers) expect(markOf(item)?.kind).toBe('contains');
      }
    }),
  );
});

test('a choice that was kept still marks a dish by any of its names, whatever else has changed', () => {
  fc.assert(
    fc.property(anyItems, anyItems, (before, after) => {
      for (const { name } of findAllergens(before)) {
        const kept = parseChoice(JSON.stringify({ allergens: [name] })).allergens;
        const { markOf } = createMarks(after, kept);
        const own = LANGUAGES.flatMap((language) => allergenKeys(name[language]));
        for (const item of after) {
          const named = LANGUAGES.flatMap((language) => allergenKeys(item.allergens[language]));
          if (named.some((key) => own.includes(key))) expect(markOf(item)?.kind).toBe('contains');
          if (named.length === 0) expect(markOf(item)?.kind).toBe('unstated');
        }
      }
    }),
  );
});
