import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type {
  StandInContent,
  StandInDocument,
} from '../../tests/support/firebase-stand-in/content.ts';
import { drawPicture } from '../../tests/support/server/firebase-chain.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { hashDocuments, PullRefused } from './pull-guard.ts';
import { rollBack } from './rollback.ts';

const given = providePull(10);

const documentsOf = (name: string) => given.chain.content.collections[name] ?? [];

function setCollection(
  name: string,
  documents: readonly StandInDocument[],
  files?: StandInContent['files'],
): void {
  const { content, standIn } = given.chain;
  standIn.setContent({
    collections: { ...content.collections, [name]: documents },
    files: { ...content.files, ...files },
  });
}

const keep = (name: string, count: number) =>
  setCollection(name, documentsOf(name).slice(0, count));

const priceOf = async () => (await given.pulled.readDocuments(MENU))[0]?.priceEn;

function setPrice(priceEn: string, files?: StandInContent['files']): void {
  const [dish, ...dishes] = documentsOf(MENU);
  setCollection(MENU, [{ ...dish, id: '0', priceEn }, ...dishes], files);
}

test.each([
  { why: 'all dishes', name: MENU, before: 10, now: 0 },
  { why: 'more than half of the dishes', name: MENU, before: 10, now: 4 },
  { why: 'all categories', name: SEQUENCE, before: 10, now: 0 },
  { why: 'all slides', name: HERO, before: 4, now: 0 },
] as const)('a loss of $why is refused until it is forced', async ({ name, before, now }) => {
  await given.pulled.pull();
  const files = await given.pulled.list();
  keep(name, now);
  const pulling = given.pulled.pull();
  await expect(pulling).rejects.toThrow(PullRefused);
  await expect(pulling).rejects.toThrow(
    `Refused: ${name} had ${before} documents and has ${now}. The old content stays; "npm run pull -- --force" accepts the new one.`,
  );
  expect(await given.pulled.list()).toEqual(files);

  expect(await given.pulled.pull({ isForced: true })).toMatchObject({ isNew: true });
  expect(await given.pulled.readDocuments(name)).toHaveLength(now);
  expect(await given.pulled.pull()).toMatchObject({ isNew: false });
});

test.each([
  { why: 'half of the dishes', name: MENU, count: 5 },
  { why: 'one slide', name: HERO, count: 3 },
] as const)('a loss of $why is an edit', async ({ name, count }) => {
  await given.pulled.pull();
  keep(name, count);
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
  expect(await given.pulled.readDocuments(name)).toHaveLength(count);
});

test('the first pull into a folder may hold anything', async () => {
  keep(MENU, 0);
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
});

test('a pull repairs a published file that cannot be read', async () => {
  await given.pulled.pull();
  await writeFile(path.join(given.pulled.folder, `${MENU}.json`), '[{');
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
  expect(await given.pulled.readDocuments(MENU)).toHaveLength(10);
});

test('a rollback returns to the content before, until the database changes', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  expect(await priceOf()).toBe('999');

  await rollBack(given.pulled.folder);
  expect(await priceOf()).toBe('0');
  await expect(given.pulled.pull()).rejects.toThrow(
    /^Refused: the database still holds what was rolled back\. /,
  );
  expect(await priceOf()).toBe('0');
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);

  setPrice('77');
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
  expect(await priceOf()).toBe('77');
});

test('a rollback during a pull is not undone by it', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  setPrice('999', { 'dishes/0.webp': await drawPicture(1000) });
  const sizePicture = vi.fn(async () => undefined);
  sizePicture.mockImplementationOnce(async () => void (await rollBack(given.pulled.folder)));
  await expect(given.pulled.pull({ sizePicture })).rejects.toThrow(PullRefused);
  expect(sizePicture).toHaveBeenCalled();
  expect(await priceOf()).toBe('0');
  await expect(given.pulled.pull()).rejects.toThrow(PullRefused);
});

test('documents are the same in any order of their fields', () => {
  const hashOf = (fields: object) => hashDocuments(new Map([[MENU, [{ id: 'ribeye', fields }]]]));
  expect(hashOf({ price: '9', title: { en: 'Ribeye', ar: 'ريب' } })).toBe(
    hashOf({ title: { ar: 'ريب', en: 'Ribeye' }, price: '9' }),
  );
  expect(hashOf({ price: '9' })).not.toBe(hashOf({ price: '10' }));
});

test('what was rolled back can be forced', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  await rollBack(given.pulled.folder);
  await given.pulled.pull({ isForced: true });
  expect(await priceOf()).toBe('999');
  expect(await given.pulled.pull()).toMatchObject({ isNew: false });
});

test('a folder that was pulled once, or never, has no earlier content', async () => {
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);
  await given.pulled.pull();
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);
});
