import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { describeProblem } from '../../src/content/parse-collection.ts';
import type { StandInFile } from '../../tests/support/firebase-stand-in/content.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import type { PullResult } from './pull-content.ts';

const given = providePull(3);

const linesOf = ({ problems }: PullResult) => problems.map(describeProblem);

function setFiles(files: Readonly<Record<string, StandInFile>>): void {
  given.chain.standIn.setContent({
    ...given.chain.content,
    files: { ...given.chain.content.files, ...files },
  });
}

test.each([
  { why: 'refuses', fault: { kind: 'permission-denied', collection: MENU } },
  { why: 'fails', fault: { kind: 'http-error', status: 500, collection: HERO } },
  { why: 'breaks off half-way', fault: { kind: 'drop', collection: SEQUENCE } },
] as const)('the folder is untouched when the database $why', async ({ fault }) => {
  await given.pulled.pull();
  const before = await given.pulled.list();
  given.chain.standIn.setContent({ collections: {}, files: {} });
  given.chain.standIn.setFault({ service: 'firestore', ...fault });
  await expect(given.pulled.pull()).rejects.toThrow(/^menu cannot be read: [^\n]+$/);
  expect(await given.pulled.list()).toEqual(before);
});

test('the folder is untouched when the database hangs for ten seconds', async () => {
  await given.pulled.pull();
  const before = await given.pulled.list();
  given.chain.standIn.setContent({ collections: {}, files: {} });
  given.chain.standIn.setFault({ service: 'firestore', kind: 'hang' });
  given.chain.standIn.resetCounts();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const pulling = expect(given.pulled.pull()).rejects.toThrow(
    /^menu cannot be read: reading \w+: no answer in 10000 ms$/,
  );
  await vi.waitFor(() => expect(given.chain.standIn.requests).toContain('query SteakHouseMenu'));
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await pulling;
  expect(await given.pulled.list()).toEqual(before);
});

test('a dish whose picture cannot be fetched keeps its address and is reported', async () => {
  setFiles({ 'dishes/1.webp': { body: Buffer.from('<html>'), contentType: 'image/webp' } });
  given.chain.standIn.setFault({
    service: 'storage',
    path: 'dishes/0.webp',
    kind: 'http-error',
    status: 404,
  });
  const result = await given.pulled.pull();
  const [gone, wrong] = ['dishes/0.webp', 'dishes/1.webp'].map(given.chain.addressOf);
  expect(linesOf(result)).toEqual([
    `SteakHouseMenu, document "0", field "itemImage": its picture cannot be fetched (fetching ${gone}: the answer was 404); it keeps its address`,
    `SteakHouseMenu, document "1", field "itemImage": its picture cannot be fetched (${wrong} is no picture that pages show); it keeps its address`,
  ]);
  const dishes = await given.pulled.readDocuments(MENU);
  expect(dishes.map(({ itemImage }) => itemImage)).toEqual([
    gone,
    wrong,
    expect.stringMatching(/^pictures\//),
  ]);
});

test.each([
  { why: 'a dish, by its download URL', path: 'dishes/1.webp' },
  { why: 'a slide, by its path', path: 'hero/1.webp' },
])('an unusable picture of $why is downloaded again only when it changes', async ({ path }) => {
  const downloads = () =>
    given.chain.standIn.requests.filter((line) => line === `download ${path}`).length;
  setFiles({ [path]: { body: Buffer.from('HEIC'), contentType: 'image/heic' } });
  given.chain.standIn.resetCounts();
  const first = await given.pulled.pull();
  expect(first.problems).toHaveLength(1);
  for (const checksPictures of [true, false, true]) {
    const { isNew, problems } = await given.pulled.pull({ checksPictures });
    expect({ isNew, problems }).toEqual({ isNew: false, problems: first.problems });
  }
  expect(downloads()).toBe(1);

  given.chain.standIn.setContent(given.chain.content);
  expect(await given.pulled.pull()).toMatchObject({ isNew: true, problems: [] });
  expect(downloads()).toBe(2);
});

test('an SVG is kept, for slides and dishes; a TIFF is converted', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
  const drawing = { body: Buffer.from(svg), contentType: 'image/svg+xml' };
  const create = { width: 9, height: 9, channels: 3, background: '#722' } as const;
  const tiff = { body: await sharp({ create }).tiff().toBuffer(), contentType: 'image/tiff' };
  setFiles({ 'hero/0.webp': drawing, 'dishes/0.webp': drawing, 'dishes/1.webp': tiff });
  expect(await given.pulled.pull()).toMatchObject({ pictures: 7, problems: [] });
  const [slide] = await given.pulled.readDocuments(HERO);
  const [drawn, converted] = await given.pulled.readDocuments(MENU);
  expect(slide?.imageUrl).toMatch(/^pictures\/[\da-f]{64}\.svg$/);
  expect(drawn?.itemImage).toBe(slide?.imageUrl);
  expect(converted?.itemImage).toMatch(/^pictures\/[\da-f]{64}\.webp$/);
});

test('a slide whose picture is gone is left out and reported', async () => {
  given.chain.standIn.setFault({
    service: 'storage',
    path: 'hero/2.webp',
    kind: 'http-error',
    status: 404,
  });
  expect(linesOf(await given.pulled.pull())).toEqual([
    'SHAdminHero, document "2", field "imageUrl": its picture cannot be fetched (looking up hero/2.webp: the answer was 404); the slide is left out',
  ]);
  const slides = await given.pulled.readDocuments(HERO);
  expect(slides.map(({ id }) => id)).toEqual(['0', '1', '3']);
});

test('when Storage fails, known pictures stay and prices are pulled all the same', async () => {
  await given.pulled.pull();
  const [dish, ...dishes] = given.chain.content.collections[MENU] ?? [];
  given.chain.standIn.setContent({
    ...given.chain.content,
    collections: {
      ...given.chain.content.collections,
      [MENU]: [{ ...dish, id: '0', priceEn: '999' }, ...dishes],
    },
  });
  given.chain.standIn.setFault({ service: 'storage', kind: 'http-error', status: 503 });
  const result = await given.pulled.pull();
  expect(result).toMatchObject({ isNew: true, pictures: 7, fetched: 0 });
  expect(linesOf(result)[0]).toBe(
    'SHAdminHero, document "0", field "imageUrl": its picture cannot be fetched (looking up hero/0.webp: the answer was 503) and stays as it was',
  );
  expect((await given.pulled.readDocuments(MENU))[0]).toMatchObject({
    priceEn: '999',
    itemImage: expect.stringMatching(/^pictures\//),
  });
});

test('when Storage fails at the first pull, the pull fails', async () => {
  given.chain.standIn.setFault({
    service: 'storage',
    kind: 'http-error',
    status: 503,
    of: 'metadata',
  });
  await expect(given.pulled.pull()).rejects.toThrow(
    /^A slide's picture cannot be fetched: looking up hero\/0.webp: the answer was 503$/,
  );
  expect((await given.pulled.list()).filter((line) => line.includes('pull-'))).toEqual([]);
});

test('relative addresses keep their meaning, and invalid ones are left alone', async () => {
  const named = ['images/a.webp', '/content/b.webp', 'ftp://menu.example/c.webp', '//', ' '];
  given.chain.standIn.setContent({
    collections: { [MENU]: named.map((itemImage, id) => ({ id: `${id}`, itemImage })) },
    files: {},
  });
  expect(await given.pulled.pull()).toMatchObject({ pictures: 0, problems: [] });
  const dishes = await given.pulled.readDocuments(MENU);
  expect(dishes.map(({ itemImage }) => itemImage)).toEqual([
    '/images/a.webp',
    '/content/b.webp',
    'ftp://menu.example/c.webp',
    '//',
    ' ',
  ]);
});
