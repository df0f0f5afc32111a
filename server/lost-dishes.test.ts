import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../src/content/backend.ts';
import { type MenuSite, startMenuSite } from '../tests/support/server/menu-site.ts';

let site: MenuSite;
const lines: string[] = [];

beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  site = await startMenuSite();
  await writeMenu([{ id: 'a', titleEn: 'Ribeye' }]);
});
afterEach(() => site.close());

const writeMenu = (documents: readonly unknown[]) =>
  writeFile(site.collectionFile(MENU), JSON.stringify(documents));

const getHealth = async () => JSON.parse((await site.get('/healthz')).body.toString());

test.each([
  { why: 'no document', documents: [] },
  { why: 'no dish that can be shown', documents: [7, {}] },
])('a menu that has suddenly $why: the last one that had dishes stays', async ({ documents }) => {
  expect(await site.getPage()).toContain('Ribeye');
  await writeMenu(documents);
  for (let time = 0; time < 2; time += 1) {
    expect(await site.getPage()).toContain('Ribeye');
    expect((await site.get(`/content/${MENU}.json`)).body.toString()).toContain('Ribeye');
  }
  const problem = expect.stringMatching(/SteakHouseMenu\.json has no dish any more/);
  expect(await getHealth()).toMatchObject({
    status: 'unreadable',
    lastError: { message: problem },
  });
  const named = lines.filter((line) => line.includes('has no dish'));
  expect(named).toEqual([expect.stringMatching(/any more; the last readable version is served$/)]);

  await writeMenu([{ id: 'b', titleEn: 'Sirloin' }]);
  expect(await site.getPage()).toContain('Sirloin');
  expect((await getHealth()).status).toBe('ok');
});

test('a start publishes an empty menu, which may be edited while it is empty', async () => {
  for (const documents of [[], [{}], []]) {
    await writeMenu(documents);
    expect(await site.getPage()).not.toContain('<article');
    expect((await getHealth()).status).toBe('ok');
  }
});

test('a pulled menu may become empty: that was forced', async () => {
  const edition = path.join(site.folder, 'content/edition.json');
  for (const dishes of [[{ id: 'a', titleEn: 'Ribeye' }], []]) {
    const collections = { [HERO]: [], [SEQUENCE]: [], [MENU]: dishes };
    await writeFile(edition, JSON.stringify({ collections }));
    expect((await site.getPage()).includes('Ribeye')).toBe(dishes.length > 0);
    expect((await getHealth()).status).toBe('ok');
  }
});
