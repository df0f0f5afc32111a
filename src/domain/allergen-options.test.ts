import { expect, test } from 'vitest';
import { listOptions, toggleOption } from './allergen-options.ts';
import { itemWith } from './item.fixture.ts';
import type { LocalizedText } from './language.ts';

const ITEMS = [
  { en: 'Nuts', ar: 'مكسرات' },
  { en: 'Milk, tree nuts', ar: 'حليب، مكسرات' },
  { ar: 'الحليب' },
  { en: 'milk' },
].map((allergens, position) => itemWith({ id: `i${position}`, allergens }));

const outline = (chosen: readonly LocalizedText[]) =>
  listOptions(ITEMS, chosen).map(
    ({ name, count, isChosen }) => `${isChosen ? '✓ ' : ''}${name.en ?? name.ar}: ${count}`,
  );

test('every allergen comes once, with the number of dishes that are marked for it', () => {
  expect(outline([])).toEqual(['Milk: 3', 'Nuts / Tree nuts: 2']);
});

test('what is chosen is known by any of its names, and what this menu lacks is not lost', () => {
  expect(outline([{ ar: 'حليب' }, { en: 'Fish' }])).toEqual([
    '✓ Milk: 3',
    'Nuts / Tree nuts: 2',
    '✓ Fish: 0',
  ]);
});

test('toggling twice leaves what was there, whatever it was chosen as', () => {
  const fish = { en: 'Fish' };
  const toggle = (chosen: readonly LocalizedText[], wanted: string) => {
    const option = listOptions(ITEMS, chosen).find(({ name }) => name.en === wanted);
    return option ? toggleOption(chosen, option) : [];
  };
  const once = toggle([fish], 'Milk');
  expect(once).toEqual([fish, { en: 'Milk', ar: 'حليب' }]);
  expect(toggle(once, 'Milk')).toEqual([fish]);
  expect(toggle([fish, { ar: 'الحليب' }], 'Milk')).toEqual([fish]);
});
