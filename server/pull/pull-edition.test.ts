import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { HERO, MENU } from '../../src/content/backend.ts';
import { drawPicture, type FirebaseChain, startFirebaseChain } from '../testing/firebase-chain.ts';
import { makePulledFolder, type PulledFolder } from '../testing/pulled-folder.ts';

let chain: FirebaseChain;
let pulled: PulledFolder;

beforeAll(async () => {
  chain = await startFirebaseChain(120);
});
beforeEach(async () => {
  pulled = await makePulledFolder(chain);
});
afterEach(() => {
  chain.standIn.setFault();
  chain.standIn.setContent(chain.content);
  return pulled.remove();
});
afterAll(() => chain.standIn.close());

/** What is downloaded from now on. */
function watchDownloads(): () => readonly string[] {
  chain.standIn.resetCounts();
  return () => chain.standIn.requests.filter((line) => line.startsWith('download ')).toSorted();
}

async function changeMenu(): Promise<void> {
  const { collections, files } = chain.content;
  const [edited, ...rest] = (collections[MENU] ?? []).slice(0, -1);
  if (!edited) throw new Error('the chain has no dishes');
  const added = { ...edited, id: 'new', itemImage: chain.addressOf('dishes/new.webp') };
  chain.standIn.setContent({
    collections: { ...collections, [MENU]: [{ ...edited, priceEn: '999' }, ...rest, added] },
    files: {
      ...files,
      'dishes/new.webp': await drawPicture(1000),
      // The same names with other bytes.
      'dishes/1.webp': await drawPicture(1001),
      'hero/0.webp': await drawPicture(1002),
    },
  });
}

test('a pull fetches everything once, then nothing, then what has changed', async () => {
  const everything = { documents: 134, pictures: 124, problems: [] };
  expect(await pulled.pull()).toEqual({ ...everything, isNew: true, fetched: 124 });
  const documents = [...(await pulled.readDocuments(HERO)), ...(await pulled.readDocuments(MENU))];
  const names = documents.map(({ imageUrl, itemImage }) => imageUrl ?? itemImage ?? '');
  expect(new Set(names).size).toBe(124);
  for (const name of names) {
    expect(name).toMatch(/^pictures\/[\da-f]{64}\.webp$/);
    expect((await stat(path.join(pulled.folder, name))).size).toBeGreaterThan(0);
  }

  const before = await pulled.list();
  const downloads = watchDownloads();
  expect(await pulled.pull()).toEqual({ ...everything, isNew: false, fetched: 0 });
  expect(downloads()).toEqual([]);
  expect(await pulled.list()).toEqual(before);

  await changeMenu();
  expect(await pulled.pull()).toEqual({ ...everything, isNew: true, fetched: 3 });
  expect(downloads()).toEqual(
    ['dishes/1.webp', 'dishes/new.webp', 'hero/0.webp'].map((name) => `download ${name}`),
  );
  const dishes = await pulled.readDocuments(MENU);
  expect(dishes.find(({ id }) => id === '0')).toMatchObject({ priceEn: '999' });
  expect(dishes.map(({ id }) => id)).not.toContain('119');
});

test('four pictures are fetched at a time', async () => {
  const downloads = watchDownloads();
  const underWay: number[] = [];
  await pulled.pull({ onProgress: (done) => underWay.push(downloads().length - done) });
  expect(underWay).toHaveLength(124);
  expect(Math.max(...underWay)).toBe(3);
});

test('a file holds one document a line, with its name as its id', async () => {
  chain.standIn.setContent({
    collections: { [MENU]: [{ id: 'ribeye', titleEn: 'Ribeye' }, { id: 'soup' }] },
    files: {},
  });
  await pulled.pull();
  const text = await readFile(path.join(pulled.folder, `${MENU}.json`), 'utf8');
  expect(text).toBe('[\n{"id":"ribeye","titleEn":"Ribeye"},\n{"id":"soup"}\n]\n');
  expect(await pulled.readDocuments(HERO)).toEqual([]);
});
