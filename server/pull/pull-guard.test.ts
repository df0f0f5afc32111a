import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { JsonValue, StandInDocument } from '../../tests/support/firebase-stand-in/content.ts';
import { makeOldFolder } from '../../tests/support/server/old-folder.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { hashDocuments, PullRefused } from './pull-guard.ts';

const given = providePull(10);

const documentsOf = (name: string) => given.chain.content.collections[name] ?? [];

function setCollection(name: string, documents: readonly StandInDocument[]): void {
  const { content, standIn } = given.chain;
  const collections = { ...content.collections, [name]: documents };
  standIn.setContent({ ...content, collections });
}

const keep = (name: string, count: number) =>
  setCollection(name, documentsOf(name).slice(0, count));

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

const VITAL = { allergensEn: 'Milk', allergensAr: 'حليب', titleAr: 'طبق', priceAr: '9' };

/** The first dishes lose a field, or get this value of it. */
function loseField(field: string, count: number, value: JsonValue = ''): void {
  const dishes = documentsOf(MENU).map((dish, position) => ({ ...dish, ...VITAL, position }));
  setCollection(
    MENU,
    dishes.map((dish) => (dish.position < count ? { ...dish, [field]: value } : dish)),
  );
}

test.each([
  { why: 'all prices', field: 'priceEn', lost: 10 },
  { why: 'the prices of most dishes', field: 'priceEn', lost: 6 },
  { why: 'all Arabic prices', field: 'priceAr', lost: 10 },
  { why: 'all names', field: 'titleEn', lost: 10 },
  { why: 'all Arabic names', field: 'titleAr', lost: 10 },
  { why: 'the allergens of most dishes', field: 'allergensEn', lost: 8 },
  { why: 'all prices, which became what no page can read,', field: 'priceEn', lost: 10, value: {} },
])('a loss of $why is refused until it is forced', async ({ field, lost, value }) => {
  loseField(field, 0);
  await given.pulled.pull();
  const files = await given.pulled.list();
  loseField(field, lost, value);
  await expect(given.pulled.pull()).rejects.toThrow(
    `Refused: SteakHouseMenu had 10 dishes with ${field} and has ${10 - lost}. The old content stays; "npm run pull -- --force" accepts the new one.`,
  );
  expect(await given.pulled.list()).toEqual(files);
  expect(await given.pulled.pull({ isForced: true })).toMatchObject({ isNew: true });
});

test.each([
  { why: 'the prices of half of the dishes', field: 'priceEn', lost: 5 },
  { why: 'all descriptions', field: 'descriptionsEn', lost: 10 },
])('a loss of $why is an edit', async ({ field, lost }) => {
  loseField(field, 0);
  await given.pulled.pull();
  loseField(field, lost);
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
});

test.each([
  { why: 'half of it', text: '{"readAt": "2026' },
  { why: 'nothing in it', text: '' },
  { why: 'another shape', text: '{"collections": {}}' },
])('an edition that cannot be read, with $why, is replaced only by force', async ({ text }) => {
  await given.pulled.pull();
  await writeFile(path.join(given.pulled.folder, 'edition.json'), text);
  keep(MENU, 1);
  const pulling = given.pulled.pull();
  await expect(pulling).rejects.toThrow(PullRefused);
  await expect(pulling).rejects.toThrow(
    /^Refused: \/\S+\/edition\.json cannot be read: [^\n]+\. The old content stays; "npm run pull -- --force" /,
  );
  expect(await given.pulled.pull({ isForced: true })).toMatchObject({ isNew: true });
  expect(await given.pulled.readDocuments(MENU)).toHaveLength(1);
});

test('a cut-off manifest of an earlier version is replaced only by force, too', async () => {
  await given.pulled.pull();
  await makeOldFolder(given.pulled.folder);
  await writeFile(path.join(given.pulled.folder, '.current/manifest.json'), '{"pulledAt"');
  keep(MENU, 1);
  await expect(given.pulled.pull()).rejects.toThrow(/^Refused: \/\S+ cannot be read: /);
  expect(await given.pulled.pull({ isForced: true })).toMatchObject({ isNew: true });
});

test('documents are the same in any order of their fields', () => {
  const hashOf = (fields: object) => hashDocuments(new Map([[MENU, [{ id: 'ribeye', fields }]]]));
  expect(hashOf({ price: '9', title: { en: 'Ribeye', ar: 'ريب' } })).toBe(
    hashOf({ title: { ar: 'ريب', en: 'Ribeye' }, price: '9' }),
  );
  expect(hashOf({ price: '9' })).not.toBe(hashOf({ price: '10' }));
});
