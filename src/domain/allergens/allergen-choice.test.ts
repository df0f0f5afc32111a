import { expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import { allergenId, listOptions, parseChoice, toggleAllergen } from './allergen-choice.ts';
import { createAllergenReader } from './allergens.ts';

const reader = createAllergenReader();

test.each([
  { why: 'nothing was stored', stored: '', expected: [] },
  { why: 'it is no JSON', stored: '{', expected: [] },
  { why: 'it is something else', stored: '[1]', expected: [] },
  { why: 'a group', stored: '{"allergens":[{"group":"milk"}]}', expected: ['milk'] },
  { why: 'an unknown group', stored: '{"allergens":[{"group":"x"},7]}', expected: [] },
  {
    why: 'a word of no group',
    stored: '{"allergens":[{"word":"Garlic","language":"en"}]}',
    expected: ['word:garlic'],
  },
  {
    why: 'a word that has a group by now',
    stored: '{"allergens":[{"word":"Labneh","language":"en"}]}',
    expected: ['milk'],
  },
  {
    why: 'names, as stored before there were groups',
    stored: '{"allergens":[{"en":"Milk / dairy","ar":"حليب"},{"en":"Nuts"}]}',
    expected: ['milk', 'nuts'],
  },
])('$why', ({ stored, expected }) => {
  expect(parseChoice(stored, reader).allergens.map(allergenId)).toEqual(expected);
});

test('whether dishes are hidden is kept', () => {
  expect(parseChoice('{"allergens":[{"group":"milk"}],"isHiding":true}', reader).isHiding).toBe(
    true,
  );
});

const MENU = [
  { en: 'Cheese', ar: 'حليب' },
  { en: 'Nuts, milk' },
  { en: 'May contain milk. Garlic' },
  { en: 'Egg-free' },
  { en: 'None' },
].map((allergens, position) => itemWith({ id: `m${position}`, allergens }));

const options = (chosen: Parameters<typeof toggleAllergen>[0]) =>
  listOptions(MENU, chosen, reader).map(
    ({ allergen, count, isChosen }) =>
      `${allergenId(allergen)} ${count}${isChosen ? ' chosen' : ''}`,
  );

test('what the menu names can be chosen, the most frequent first; nuts and peanuts together', () => {
  expect(options([])).toEqual(['milk 3', 'nuts 1', 'word:garlic 1', 'peanuts 0']);
});

test('what was chosen on another menu can be taken back', () => {
  expect(options([{ group: 'fish' }, { group: 'milk' }])).toContain('milk 3 chosen');
  expect(options([{ group: 'fish' }])).toContain('fish 0 chosen');
});

test('a second choice of the same takes it back', () => {
  const milk = toggleAllergen([], { group: 'milk' });
  expect(milk).toEqual([{ group: 'milk' }]);
  expect(toggleAllergen(milk, { group: 'milk' })).toEqual([]);
});

test('a chain adds words to a group, and groups of its own', () => {
  const own = createAllergenReader({
    milk: { words: 'shanklish, شنكليش' },
    garlic: { name: { en: 'Garlic', ar: 'ثوم' }, words: 'toum' },
  });
  const item = itemWith({ id: 'x', allergens: { en: 'Shanklish, toum' } });
  expect([...own.readDish(item).groups]).toEqual([
    ['milk', 'contains'],
    ['garlic', 'contains'],
  ]);
});
