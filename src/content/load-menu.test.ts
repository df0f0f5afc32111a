import { expect, test } from 'vitest';
import { type Backend, type CollectionName, MENU, type RawDocument, SEQUENCE } from './backend.ts';
import { loadMenu } from './load-menu.ts';

const DOCUMENTS: Readonly<Record<CollectionName, readonly RawDocument[]>> = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [{ id: 's', fields: { categoryEn: 'Steaks', index: 1 } }],
  SteakHouseMenu: [{ id: 'r', fields: { titleEn: 'Ribeye', categoryEn: 'Steaks' } }],
};

const backendFailingOn = (...failing: readonly CollectionName[]): Backend => ({
  itemImageBase: 'https://menu.example/',
  firstSessionState: () => Promise.resolve(),
  resolveSlideImage: (path) => Promise.resolve(path),
  readCollection: async (collection) => {
    if (failing.includes(collection)) throw new Error(`no ${collection}`);
    return DOCUMENTS[collection];
  },
});

test('§7 the items come grouped by category', async () => {
  const [section] = await loadMenu(backendFailingOn());
  expect(section?.name.en).toBe('Steaks');
  expect(section?.items.map(({ id }) => id)).toEqual(['r']);
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
