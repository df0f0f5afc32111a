import { expect, test } from 'vitest';
import { linesOf } from './content.fixture.ts';

const OLAYA = { id: 'olaya', nameEn: 'Olaya', nameAr: 'العليا' };
const PLACE = 'SteakHouseBranches.json: "Olaya" (olaya):';

const linesAbout = (branch: object, hasBranches = true) =>
  linesOf({ branches: [{ ...OLAYA, ...branch }] }, { branches: hasBranches });

test('a branch that names dishes of the menu is sound', async () => {
  const fields = { soldOut: 'Ribeye-300', hidden: ['ribeye-300'], prices: { 'ribeye-300': '170' } };
  expect(await linesAbout(fields)).toEqual([]);
});

test.each([
  { field: 'soldOut', fields: { soldOut: 'ribeye-300, ribeye' } },
  { field: 'hidden', fields: { hidden: ['Ribeye'] } },
  { field: 'prices', fields: { prices: { ribeye: { en: '170', ar: '170' } } } },
])('a dish that is not on the menu is named: $field', async ({ field, fields }) => {
  expect(await linesAbout(fields)).toEqual([
    `warning ${PLACE} ${field} is "ribeye": no dish has this id: it changes none`,
  ]);
});

test.each([
  {
    why: 'a path that it cannot have',
    branch: { id: 'ar' },
    lines: [
      'error SteakHouseBranches.json: (ar): id is "ar": must be of letters from a to z, digits and dashes, and no language, so the branch has no page',
    ],
  },
  {
    why: 'a name in one language',
    branch: { nameAr: '' },
    lines: [
      `warning ${PLACE} nameAr is missing, unlike nameEn, so Arabic readers see the English words`,
    ],
  },
  {
    why: 'no name',
    branch: { nameEn: '', nameAr: ' ' },
    lines: [
      'warning SteakHouseBranches.json: (olaya): nameEn is missing, and so is nameAr: its id stands beside the logo',
    ],
  },
  {
    why: 'a field that it does not know',
    branch: { soldout: 'ribeye-300' },
    lines: [`warning ${PLACE} soldout is no known field (soldOut?): nobody sees it`],
  },
])('$why', async ({ branch, lines }) => {
  expect(await linesAbout(branch)).toEqual(lines);
});

test('of ids that differ in case only the second has no page', async () => {
  const branches = [OLAYA, { ...OLAYA, id: 'OLAYA' }];
  expect(await linesOf({ branches }, { branches: true })).toEqual([
    `error ${PLACE} id is another branch’s, too, in another case: only the first has a page`,
  ]);
});

test('branches that menu.config.ts does not turn on are said once', async () => {
  expect(await linesAbout({}, false)).toEqual([
    'warning SteakHouseBranches.json: nobody sees it: menu.config.ts does not say "branches: true"',
  ]);
});
