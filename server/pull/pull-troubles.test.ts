import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { describeProblem } from '../../src/content/problem.ts';
import type { StandInFile } from '../../tests/support/firebase-stand-in/content.ts';
import { type FirebaseChain, startFirebaseChain } from '../testing/firebase-chain.ts';
import { makePulledFolder, type PulledFolder } from '../testing/pulled-folder.ts';
import type { PullResult } from './pull-edition.ts';

let chain: FirebaseChain;
let pulled: PulledFolder;

beforeAll(async () => {
  chain = await startFirebaseChain(3);
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

const linesOf = ({ problems }: PullResult) => problems.map(describeProblem);

function setFiles(files: Readonly<Record<string, StandInFile>>): void {
  chain.standIn.setContent({ ...chain.content, files: { ...chain.content.files, ...files } });
}

test.each([
  { why: 'refuses', fault: { kind: 'permission-denied', collection: MENU } },
  { why: 'fails', fault: { kind: 'http-error', status: 500, collection: HERO } },
  { why: 'breaks off half-way', fault: { kind: 'drop', collection: SEQUENCE } },
] as const)('the old edition stands, untouched, when the database $why', async ({ fault }) => {
  await pulled.pull();
  const before = await pulled.list();
  chain.standIn.setContent({ collections: {}, files: {} });
  chain.standIn.setFault({ service: 'firestore', ...fault });
  await expect(pulled.pull()).rejects.toThrow(/^menu cannot be read: [^\n]+$/);
  expect(await pulled.list()).toEqual(before);
});

test('the old edition stands, untouched, when the database hangs: it is given ten seconds', async () => {
  await pulled.pull();
  const before = await pulled.list();
  chain.standIn.setContent({ collections: {}, files: {} });
  chain.standIn.setFault({ service: 'firestore', kind: 'hang' });
  chain.standIn.resetCounts();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pulling = expect(pulled.pull()).rejects.toThrow(
    /^menu cannot be read: reading \w+: no answer in 10000 ms$/,
  );
  await vi.waitFor(() => expect(chain.standIn.requests).toContain('query SteakHouseMenu'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await pulling;
  expect(await pulled.list()).toEqual(before);
});

test('a dish whose picture is not to be had keeps its address, and is named', async () => {
  setFiles({ 'dishes/1.webp': { body: Buffer.from('<html>'), contentType: 'image/webp' } });
  chain.standIn.setFault({
    service: 'storage',
    path: 'dishes/0.webp',
    kind: 'http-error',
    status: 404,
  });
  const result = await pulled.pull();
  const [gone, wrong] = ['dishes/0.webp', 'dishes/1.webp'].map(chain.addressOf);
  expect(linesOf(result)).toEqual([
    `SteakHouseMenu, document "0", field "itemImage": its picture cannot be fetched (fetching ${gone}: the answer was 404); it keeps its address`,
    `SteakHouseMenu, document "1", field "itemImage": its picture cannot be fetched (${wrong} is no picture that pages show); it keeps its address`,
  ]);
  const dishes = await pulled.readDocuments(MENU);
  expect(dishes.map(({ itemImage }) => itemImage)).toEqual([
    gone,
    wrong,
    expect.stringMatching(/^pictures\//),
  ]);
});

test('a slide whose picture is gone is left out, and is named', async () => {
  chain.standIn.setFault({
    service: 'storage',
    path: 'hero/2.webp',
    kind: 'http-error',
    status: 404,
  });
  expect(linesOf(await pulled.pull())).toEqual([
    'SHAdminHero, document "2", field "imageUrl": its picture cannot be fetched (looking up hero/2.webp: the answer was 404); the slide is left out',
  ]);
  const slides = await pulled.readDocuments(HERO);
  expect(slides.map(({ id }) => id)).toEqual(['0', '1', '3']);
});

test('a Storage that fails takes no known picture away; prices are pulled all the same', async () => {
  await pulled.pull();
  const [dish, ...dishes] = chain.content.collections[MENU] ?? [];
  chain.standIn.setContent({
    ...chain.content,
    collections: {
      ...chain.content.collections,
      [MENU]: [{ ...dish, id: '0', priceEn: '999' }, ...dishes],
    },
  });
  chain.standIn.setFault({ service: 'storage', kind: 'http-error', status: 503 });
  const result = await pulled.pull();
  expect(result).toMatchObject({ isNew: true, pictures: 7, fetched: 0 });
  expect(linesOf(result)[0]).toBe(
    'SHAdminHero, document "0", field "imageUrl": its picture cannot be fetched (looking up hero/0.webp: the answer was 503) and stays as it was',
  );
  expect((await pulled.readDocuments(MENU))[0]).toMatchObject({
    priceEn: '999',
    itemImage: expect.stringMatching(/^pictures\//),
  });
});

test('a Storage that fails before the first slides are there fails the pull', async () => {
  chain.standIn.setFault({ service: 'storage', kind: 'http-error', status: 503, of: 'metadata' });
  await expect(pulled.pull()).rejects.toThrow(
    /^A slide's picture cannot be fetched: looking up hero\/0.webp: the answer was 503$/,
  );
  expect((await pulled.list()).filter((line) => line.includes('pull-'))).toEqual([]);
});

test('pictures of our own site keep their meaning, and what is no address is left alone', async () => {
  const named = ['images/a.webp', '/content/b.webp', 'ftp://menu.example/c.webp', '//', ' '];
  chain.standIn.setContent({
    collections: { [MENU]: named.map((itemImage, id) => ({ id: `${id}`, itemImage })) },
    files: {},
  });
  expect(await pulled.pull()).toMatchObject({ pictures: 0, problems: [] });
  const dishes = await pulled.readDocuments(MENU);
  expect(dishes.map(({ itemImage }) => itemImage)).toEqual([
    '/images/a.webp',
    '/content/b.webp',
    'ftp://menu.example/c.webp',
    '//',
    ' ',
  ]);
});
