import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import type { FoundFile } from '../find-file.ts';
import type { PictureSize } from '../pictures/encode-picture.ts';

const given = providePull(120);

/** Records downloads from now on. */
function watchDownloads(): () => readonly string[] {
  given.chain.standIn.resetCounts();
  return () =>
    given.chain.standIn.requests.filter((line) => line.startsWith('download ')).toSorted();
}

async function changeMenu(): Promise<void> {
  const { collections, files } = given.chain.content;
  const [edited, ...rest] = (collections[MENU] ?? []).slice(0, -1);
  if (!edited) throw new Error('the given.chain has no dishes');
  const added = { ...edited, id: 'new', itemImage: given.chain.addressOf('dishes/new.webp') };
  given.chain.standIn.setContent({
    collections: { ...collections, [MENU]: [{ ...edited, priceEn: '999' }, ...rest, added] },
    files: {
      ...files,
      'dishes/new.webp': await drawPicture(1000),
      // Same names, other bytes.
      'dishes/1.webp': await drawPicture(1001),
      'hero/0.webp': await drawPicture(1002),
    },
  });
}

test('a pull fetches everything once, then nothing, then what has changed', async () => {
  const everything = { documents: 134, pictures: 124, changes: '', problems: [] };
  expect(await given.pulled.pull()).toEqual({ ...everything, isNew: true, fetched: 124 });
  const documents = [
    ...(await given.pulled.readDocuments(HERO)),
    ...(await given.pulled.readDocuments(MENU)),
  ];
  const names = documents.map(({ imageUrl, itemImage }) => imageUrl ?? itemImage ?? '');
  expect(new Set(names).size).toBe(124);
  for (const name of names) {
    expect(name).toMatch(/^pictures\/[\da-f]{64}\.webp$/);
    expect((await stat(path.join(given.pulled.folder, name))).size).toBeGreaterThan(0);
  }

  const before = await given.pulled.list();
  const downloads = watchDownloads();
  expect(await given.pulled.pull()).toEqual({ ...everything, isNew: false, fetched: 0 });
  expect(downloads()).toEqual([]);
  expect(await given.pulled.list()).toEqual(before);

  await changeMenu();
  expect(await given.pulled.pull()).toEqual({
    ...everything,
    isNew: true,
    fetched: 3,
    changes: 'Dish 0: 0 → 999 SR; 1 dish new; 1 gone; 1 dish edited; 1 slide changed',
  });
  expect(downloads()).toEqual(
    ['dishes/1.webp', 'dishes/new.webp', 'hero/0.webp'].map((name) => `download ${name}`),
  );
  const dishes = await given.pulled.readDocuments(MENU);
  expect(dishes.find(({ id }) => id === '0')).toMatchObject({ priceEn: '999' });
  expect(dishes.map(({ id }) => id)).not.toContain('119');
});

test('four pictures are fetched concurrently', async () => {
  const downloads = watchDownloads();
  given.chain.standIn.setFault({ service: 'storage', kind: 'hang', of: 'media' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pulling = expect(given.pulled.pull()).rejects.toThrow('no answer in 30000 ms');
  await vi.waitFor(() => expect(downloads()).toHaveLength(4));
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await pulling;
  // After these failures the host is not called again.
  expect(downloads()).toHaveLength(4);
});

test('an edition has each collection under its name, with the names of documents as ids', async () => {
  given.chain.standIn.setContent({
    collections: { [MENU]: [{ id: 'ribeye', titleEn: 'Ribeye' }, { id: 'soup' }] },
    files: {},
  });
  await given.pulled.pull();
  const text = await readFile(path.join(given.pulled.folder, 'edition.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({
    readAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
    documents: expect.stringMatching(/^[\da-f]{64}$/),
    refused: [],
    collections: {
      [HERO]: [],
      [SEQUENCE]: [],
      [MENU]: [{ id: 'ribeye', titleEn: 'Ribeye' }, { id: 'soup' }],
    },
    pictures: {},
  });
});

test('new pictures are sized before they are published', async () => {
  const sizes = new Map<PictureSize, number>();
  const sizePicture = vi.fn(async (_file: FoundFile, size: PictureSize) => {
    sizes.set(size, (sizes.get(size) ?? 0) + 1);
    await expect(given.pulled.readDocuments(MENU)).rejects.toThrow('end of JSON');
    return { name: '', bytes: undefined };
  });
  await given.pulled.pull({ sizePicture });
  // 120 dishes and four slides.
  expect([...sizes]).toEqual([
    [320, 120],
    [480, 120],
    [640, 124],
    [960, 124],
    [1280, 4],
    [1920, 4],
  ]);
  sizePicture.mockClear();
  await given.pulled.pull({ sizePicture });
  expect(sizePicture).not.toHaveBeenCalled();
});
