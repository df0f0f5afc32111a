import { expect, test } from 'vitest';
import { DISH, dishLines, linesOf, STEAKS } from './content.fixture.ts';

test.each([
  {
    why: 'categories that do not belong together',
    fields: { categoryAr: 'شوربات' },
    lines: [
      'warning categoryAr is "شوربات": in the other language the dish is under ستيك, and so it is shown',
    ],
  },
  {
    why: 'a category in other letters',
    fields: { categoryEn: ' STEAKS', categoryAr: '' },
    lines: [],
  },
  {
    why: 'a category that is not in the sequence',
    fields: { categoryEn: 'Grills', categoryAr: '' },
    lines: [
      'warning SteakHouseCategorySequence.json: "Steaks" (steaks): categoryEn is "Steaks": no dish is in it, or another entry has its name: it is not shown',
      'warning categoryEn is "Grills": no category of the sequence has this name: it comes after all the others',
    ],
  },
])('$why', async ({ fields, lines }) => {
  expect(await dishLines(fields)).toEqual(lines);
});

const { index: _index, ...WITHOUT_INDEX } = STEAKS;
const SOUPS = { id: 'soups', categoryEn: 'Soups', categoryAr: 'شوربات', index: 1 };
const SOUP = { ...DISH, id: 'soup', titleEn: 'Soup', categoryEn: 'Soups', categoryAr: 'شوربات' };

test.each([
  {
    why: 'hours in one language',
    stored: { sequence: [{ ...STEAKS, servedEn: 'Served 6:00–11:30' }] },
    lines: [
      'warning SteakHouseCategorySequence.json: "Steaks" (steaks): servedAr is missing, unlike servedEn, so Arabic readers do not see it',
    ],
  },
  {
    why: 'a category without an index, without a name in Arabic',
    stored: { sequence: [{ ...WITHOUT_INDEX, categoryAr: '' }] },
    lines: [
      'warning SteakHouseCategorySequence.json: "Steaks" (steaks): categoryAr is missing, unlike categoryEn, so Arabic readers see the English words',
      'warning SteakHouseCategorySequence.json: "Steaks" (steaks): index is missing, so it comes last',
    ],
  },
  {
    why: 'two categories with one index',
    stored: { sequence: [STEAKS, SOUPS], items: [DISH, SOUP] },
    lines: [
      'warning SteakHouseCategorySequence.json: "Soups" (soups): index is "1": another one has it too: their ids decide which comes first',
      'warning SteakHouseCategorySequence.json: "Steaks" (steaks): index is "1": another one has it too: their ids decide which comes first',
    ],
  },
  {
    why: 'two dishes of one category with one index; in other categories it may be used again',
    stored: {
      sequence: [STEAKS, { ...SOUPS, index: 2 }],
      items: [
        { ...DISH, index: 1 },
        { ...DISH, id: 'b', index: '1' },
        { ...SOUP, index: 1 },
      ],
    },
    lines: ['b', 'ribeye-300'].map(
      (id) =>
        `warning SteakHouseMenu.json: "Ribeye 300 g" (${id}): index is "1": another one has it too: their ids decide which comes first`,
    ),
  },
  {
    why: 'a category that two entries name, an entry without a name',
    stored: { sequence: [STEAKS, { ...STEAKS, id: 'z', index: 2 }, { id: 'e', index: 3 }] },
    lines: [
      'warning SteakHouseCategorySequence.json: "Steaks" (z): categoryEn is "Steaks": no dish is in it, or another entry has its name: it is not shown',
      'warning SteakHouseCategorySequence.json: (e): categoryEn is missing, and so is categoryAr: the entry names no category, so it comes last',
    ],
  },
])('$why', async ({ stored, lines }) => {
  expect(await linesOf(stored)).toEqual(lines);
});
