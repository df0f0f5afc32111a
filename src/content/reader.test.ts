import { expect, test } from 'vitest';
import {
  type CollectionName,
  MENU,
  type RawDocument,
  type ReadCollection,
  SEQUENCE,
} from './backend.ts';
import { loadMenu } from './reader.ts';

const DOCUMENTS: Readonly<Record<CollectionName, readonly RawDocument[]>> = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [{ id: 's', fields: { categoryEn: 'Steaks', index: 1 } }],
  SteakHouseMenu: [{ id: 'r', fields: { titleEn: 'Ribeye', categoryEn: 'Steaks' } }],
  SteakHouseBranches: [],
};

const loadFailingOn = (...failing: readonly CollectionName[]) => {
  const readCollection: ReadCollection = async (name) => {
    if (failing.includes(name)) throw new Error(`no ${name}`);
    return { documents: DOCUMENTS[name], isOfflineCopy: name === MENU };
  };
  return loadMenu(readCollection, '/');
};

test('§7 the items come grouped by category', async () => {
  const { sections, isOfflineCopy } = await loadFailingOn();
  const [section] = sections;
  expect(section?.name.en).toBe('Steaks');
  expect(section?.items.map(({ id }) => id)).toEqual(['r']);
  expect(isOfflineCopy).toBe(true);
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
  await expect(loadFailingOn(...failing)).rejects.toMatchObject({ failed });
});
