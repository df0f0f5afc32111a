import { expect, test } from 'vitest';
import { backendReading } from './backend.fixture.ts';
import { type CollectionName, MENU, type RawDocument, SEQUENCE } from './backend.ts';
import { loadMenu } from './load-menu.ts';

const DOCUMENTS: Readonly<Record<CollectionName, readonly RawDocument[]>> = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [{ id: 's', fields: { categoryEn: 'Steaks', index: 1 } }],
  SteakHouseMenu: [{ id: 'r', fields: { titleEn: 'Ribeye', categoryEn: 'Steaks' } }],
};

const backendFailingOn = (...failing: readonly CollectionName[]) =>
  backendReading(async (name) => {
    if (failing.includes(name)) throw new Error(`no ${name}`);
    return { documents: DOCUMENTS[name], isStoredCopy: name === MENU };
  });

test('§7 the items come grouped by category', async () => {
  const { sections, isStoredCopy } = await loadMenu(backendFailingOn());
  const [section] = sections;
  expect(section?.name.en).toBe('Steaks');
  expect(section?.items.map(({ id }) => id)).toEqual(['r']);
  expect(isStoredCopy).toBe(true);
});

test.each([
  { why: 'the categories', failing: [SEQUENCE], failed: 'categories' },
  { why: 'the items', failing: [MENU], failed: 'items' },
  {
    why: 'both, of which the categories are named',
    failing: [MENU, SEQUENCE],
    failed: 'categories',
  },
] as const)('§8 a failure names $why', async ({ failing, failed }) => {
  await expect(loadMenu(backendFailingOn(...failing))).rejects.toMatchObject({ failed });
});
