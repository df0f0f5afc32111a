import { expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import { allergenReaderFor } from './allergen-reader.ts';
import { listOptions, parseChoice, toggleGroup } from './choice.ts';
import { formatChoice } from './marks.ts';

const reader = allergenReaderFor(undefined);

test.each([
  { why: 'nothing was stored', stored: '', groups: [] },
  { why: 'it is no JSON', stored: '{', groups: [] },
  { why: 'it is something else', stored: '[1]', groups: [] },
  { why: 'a group', stored: '{"allergens":[{"group":"milk"}]}', groups: ['milk'] },
  { why: 'a group that is gone', stored: '{"allergens":[{"group":"x"},7]}', groups: [] },
  {
    why: 'a word of no group, as older versions stored it',
    stored: '{"allergens":[{"word":"Garlic","language":"en"},{"group":"milk"}]}',
    groups: ['milk'],
  },
  {
    why: 'in the order of the table',
    stored: '{"allergens":[{"group":"nuts"},{"group":"eggs"}]}',
    groups: ['eggs', 'nuts'],
  },
])('stored: $why', ({ stored, groups }) => {
  expect(parseChoice(stored, reader)).toEqual({ groups, isHiding: false });
});

test('what is stored is read back', () => {
  const choice = { groups: ['milk'], isHiding: true };
  expect(parseChoice(formatChoice(choice), reader)).toEqual(choice);
  expect(formatChoice({ groups: [], isHiding: true })).toBe('');
});

const MENU = [
  { en: 'Cheese', ar: 'حليب' },
  { en: 'Nuts, milk' },
  { en: 'May contain milk. Garlic' },
  { en: 'Egg-free' },
  { en: 'None' },
].map((allergens, position) => itemWith({ id: `m${position}`, allergens }));

const NOTHING = { groups: [], isHiding: false };

test('all groups can be chosen, in the order of the table, those of the menu first', () => {
  const options = listOptions(MENU, NOTHING, reader).map(({ group, count }) => [group.id, count]);
  expect(options.slice(0, 4)).toEqual([
    ['milk', 3],
    ['nuts', 1],
    ['gluten', 0],
    ['crustaceans', 0],
  ]);
  expect(options).toHaveLength(14);
});

test('on a menu without statements nothing can be chosen, but a choice can be taken back', () => {
  const items = [itemWith({ id: 'x' })];
  expect(listOptions(items, NOTHING, reader)).toEqual([]);
  expect(listOptions(items, { groups: ['fish'], isHiding: false }, reader)).toHaveLength(14);
});

test('a second choice of the same takes it back; without a choice nothing is hidden', () => {
  const both = toggleGroup({ groups: ['milk'], isHiding: true }, 'eggs', reader);
  expect(both).toEqual({ groups: ['eggs', 'milk'], isHiding: true });
  expect(toggleGroup({ groups: ['milk'], isHiding: true }, 'milk', reader)).toEqual(NOTHING);
});
