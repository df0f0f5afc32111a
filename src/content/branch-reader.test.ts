import { afterEach, expect, test, vi } from 'vitest';
import { type Backend, BRANCHES, type CollectionName, MENU, SEQUENCE } from './backend.ts';
import { createBranchReader } from './branch-reader.ts';

const DOCUMENTS = {
  SHAdminHero: [],
  SteakHouseCategorySequence: [{ id: 's', fields: { categoryEn: 'Steaks', categoryAr: 'الستيك' } }],
  SteakHouseMenu: [
    { id: 'r', fields: { titleEn: 'Ribeye', categoryEn: 'Steaks', priceEn: '165' } },
    { id: 'w', fields: { titleEn: 'Wings' } },
  ],
  SteakHouseBranches: [{ id: 'olaya', fields: { prices: { r: '170' }, hidden: 'w' } }],
};

const replaceState = vi.fn();
const dataset = { branch: 'olaya' };

async function read(branch: string, failing?: CollectionName) {
  const names: CollectionName[] = [];
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('window', {
    location: { search: '?dish=r', hash: '#a' },
    history: { state: null, replaceState },
  });
  vi.stubGlobal('requestIdleCallback', () => undefined);
  const backend: Backend = {
    readCollection: async (name) => {
      names.push(name);
      if (name === failing) throw new Error(`no ${name}`);
      return { documents: DOCUMENTS[name], isOfflineCopy: name === BRANCHES };
    },
    firstSessionState: async () => undefined,
    pictures: { itemFolder: '/', resolveSlide: async () => '', findSrcSet: () => undefined },
    offline: { neededAddresses: [], updateCopy: () => undefined },
  };
  return { menu: await createBranchReader(backend, branch).readMenu(), names };
}

afterEach(() => vi.unstubAllGlobals());

test('a branch has its own dishes and prices, by one more read', async () => {
  const { menu, names } = await read('olaya');
  expect(names.toSorted()).toEqual([BRANCHES, SEQUENCE, MENU].toSorted());
  expect(menu.sections.map(({ items }) => items.map(({ price }) => price))).toEqual([
    [{ en: '170', ar: '170' }],
  ]);
  expect(menu).toMatchObject({ branch: { id: 'olaya', name: { en: 'olaya' } } });
  expect(menu.isOfflineCopy).toBe(true);
  expect(replaceState).not.toHaveBeenCalled();
});

test('an unknown branch is the plain menu, at its own address', async () => {
  const { menu } = await read('nope');
  expect(menu.sections).toHaveLength(2);
  expect(menu.branch).toBeUndefined();
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/Public-Menu-Access?dish=r#a');
  expect(dataset).toEqual({});
});

test('a branch that cannot be read has no menu', async () => {
  await expect(read('olaya', BRANCHES)).rejects.toMatchObject({ failed: 'items' });
});
