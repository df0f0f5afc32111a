import { deleteApp, initializeApp } from 'firebase/app';
import {
  disableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  memoryLruGarbageCollector,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HERO, MENU } from '../../content/backend.ts';
import { buildBundle, findDifferences, readCache, updateCache } from './firestore-cache.ts';

let database: Firestore;

/** The real SDK, whose cache is in memory and keeps what no query listens to. */
beforeEach(async () => {
  const app = initializeApp({ projectId: 'p' }, 'firestore-cache-test');
  const localCache = memoryLocalCache({ garbageCollector: memoryLruGarbageCollector() });
  database = initializeFirestore(app, { localCache });
  await disableNetwork(database);
});
afterEach(() => deleteApp(database.app));

const dish = (id: string, title: string, updateTime: string) => ({
  name: `projects/p/databases/(default)/documents/${MENU}/${id}`,
  fields: { titleEn: { stringValue: title }, index: { integerValue: '1' } },
  createTime: '2026-01-01T00:00:00.000001Z',
  updateTime,
});
const DAYS = ['2026-01-01T12:00:00.000001Z', '2026-01-02T12:00:00.000001Z'] as const;

const menuOn = (readTime: string, ...documents: readonly ReturnType<typeof dish>[]) =>
  new Map([[MENU, { documents, readTime }]] as const);

test('§7 what was read is stored as it was read', async () => {
  const latest = menuOn(DAYS[0], dish('ribeye', 'Ribeye', DAYS[0]), dish('ريب', 'Rib', DAYS[0]));
  expect(await updateCache(database, latest)).toBe(2);
  expect((await readCache(database)).get(MENU)).toEqual([
    { id: 'ribeye', fields: { titleEn: 'Ribeye', index: 1 } },
    { id: 'ريب', fields: { titleEn: 'Rib', index: 1 } },
  ]);
});

test('§7 only what differs is written: a change, a deletion, and nothing at all', async () => {
  const [before, after] = DAYS;
  const kept = dish('kept', 'Kept', before);
  await updateCache(
    database,
    menuOn(before, kept, dish('gone', 'Gone', before), dish('old', 'Old', before)),
  );
  const later = menuOn(after, kept, dish('old', 'New', after));
  expect(await updateCache(database, later)).toBe(2);
  expect((await readCache(database)).get(MENU)).toEqual([
    { id: 'kept', fields: { titleEn: 'Kept', index: 1 } },
    { id: 'old', fields: { titleEn: 'New', index: 1 } },
  ]);
  expect(await updateCache(database, later)).toBe(0);
});

test('§7 an empty collection counts only where it was stored as empty', async () => {
  expect((await readCache(database)).has(HERO)).toBe(false);
  expect(await updateCache(database, new Map([[HERO, { documents: [], readTime: DAYS[0] }]]))).toBe(
    0,
  );
  expect((await readCache(database)).get(HERO)).toEqual([]);
});

const stored = (id: string, fields: unknown) => ({ id, fields });
const read = (id: string, fields: unknown) => ({
  name: `projects/p/databases/(default)/documents/SteakHouseMenu/${id}`,
  fields,
  createTime: '',
  updateTime: '',
});
const text = (stringValue: string) => ({ stringValue });

test.each([
  {
    why: 'the order of documents does not matter',
    before: [stored('1', {}), stored('2', {})],
    after: [read('2', {}), read('1', {})],
    result: '',
  },
  {
    why: 'the order of fields does not matter',
    before: [stored('1', { x: 'a', y: 'b' })],
    after: [read('1', { y: text('b'), x: text('a') })],
    result: '',
  },
  {
    why: 'a changed field',
    before: [stored('1', { price: '89' }), stored('2', {})],
    after: [read('1', { price: text('95') }), read('2', {})],
    result: 'changed 1',
  },
  {
    why: 'a number that became a text',
    before: [stored('1', { price: 89 })],
    after: [read('1', { price: text('89') })],
    result: 'changed 1',
  },
  { why: 'a new document', before: [], after: [read('1', {})], result: 'changed 1' },
  {
    why: 'a deleted document',
    before: [stored('1', {}), stored('2', {})],
    after: [read('2', {})],
    result: 'deleted 1',
  },
])('$why', ({ before, after, result }) => {
  const { changed, deletedIds } = findDifferences(before, after);
  const lines = [
    ...changed.map(({ name }) => `changed ${name.slice(-1)}`),
    ...deletedIds.map((id) => `deleted ${id}`),
  ];
  expect(lines.join()).toBe(result);
});

test('a bundle is a list of elements, each prefixed with its length in bytes', () => {
  const name = 'projects/p/databases/(default)/documents/SteakHouseMenu/ريب';
  const document = { name, fields: {}, createTime: 'a', updateTime: 'b' };
  const bundle = buildBundle('p', MENU, 't', { changed: [document], deletedIds: ['gone'] });
  const bytes = new TextEncoder().encode(bundle);
  const textOf = (start: number, end: number) =>
    new TextDecoder().decode(bytes.subarray(start, end));
  const elements: unknown[] = [];
  for (let start = 0; start < bytes.length; ) {
    const brace = bytes.indexOf('{'.charCodeAt(0), start);
    const end = brace + Number(textOf(start, brace));
    elements.push(JSON.parse(textOf(brace, end)));
    start = end;
  }
  expect(elements).toEqual([
    { metadata: expect.objectContaining({ id: MENU, createTime: 't', totalDocuments: 1 }) },
    { namedQuery: expect.objectContaining({ name: MENU, readTime: 't' }) },
    { documentMetadata: { name, readTime: 't', exists: true, queries: [MENU] } },
    { document },
    {
      documentMetadata: {
        name: 'projects/p/databases/(default)/documents/SteakHouseMenu/gone',
        readTime: 't',
        exists: false,
      },
    },
  ]);
});
