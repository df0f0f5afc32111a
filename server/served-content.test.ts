import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../src/content/backend.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { FIRST_DISHES, type MenuSite, startMenuSite } from '../tests/support/server/menu-site.ts';

let site: MenuSite;
const lines: string[] = [];

beforeAll(async () => {
  site = await startMenuSite();
});
beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  await mkdir(path.join(site.folder, 'content'), { recursive: true });
  for (const name of [HERO, SEQUENCE] as const)
    await cp(`${CONTENT}/${name}.json`, site.collectionFile(name));
  await setPrice('98765');
});
afterAll(() => site.close());

const getCollection = async (name: string) => {
  const { status, body } = await site.get(`/content/${name}.json`);
  return { status, documents: JSON.parse(body.toString()) };
};

const getHealth = async () => {
  const { status, headers, body } = await site.get('/healthz');
  expect(headers['cache-control']).toBe('no-store');
  return { status, ...JSON.parse(body.toString()) };
};

/** A menu of three dishes; the page shows the price of the first. */
async function setPrice(priceEn: string): Promise<string> {
  const [first, ...others] = FIRST_DISHES.slice(0, 3);
  const json = JSON.stringify([{ ...first, priceEn }, ...others], undefined, 2);
  await writeFile(site.collectionFile(MENU), json);
  return json;
}

test('/healthz names the version, the source and the age of the content', async () => {
  expect(await getHealth()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+[\da-f]{8}$/),
    content: 'folder',
    ageSeconds: 0,
    lastError: null,
  });
});

test('what is wrong with a document is logged with its time, and not again at every edit', async () => {
  for (const titleEn of ['One', 'Two', 'Three']) {
    await writeFile(site.collectionFile(MENU), JSON.stringify([{ id: 'a', titleEn }, 7]));
    expect(await site.getPage()).toContain(titleEn);
  }
  expect(lines).toEqual([expect.stringMatching(/^20\S+Z SteakHouseMenu: must be an object \(/)]);
});

describe('a file that cannot be read while it is served', () => {
  test.each([
    {
      why: 'a stray comma',
      spoil: async () =>
        writeFile(site.collectionFile(MENU), (await setPrice('1')).replace('},', '},,')),
      line: /SteakHouseMenu\.json is not usable: no JSON at line \d+, column 5 \(ValueExpected\)/,
    },
    {
      why: 'half of it',
      spoil: () => writeFile(site.collectionFile(MENU), '[{"id":\n'),
      line: /SteakHouseMenu\.json is not usable: no JSON at line \d, column \d/,
    },
    {
      why: 'another shape',
      spoil: () => writeFile(site.collectionFile(MENU), '{}'),
      line: /SteakHouseMenu\.json is not usable: must be an array of documents/,
    },
    {
      why: 'nothing in it',
      spoil: () => writeFile(site.collectionFile(MENU), ''),
      line: /SteakHouseMenu\.json is not usable: no JSON at line 1, column 1/,
    },
    {
      why: 'UTF-16',
      spoil: () => writeFile(site.collectionFile(MENU), '\ufeff[]', 'utf16le'),
      line: /SteakHouseMenu\.json is not usable: it is not saved as UTF-8/,
    },
    {
      why: 'no file',
      spoil: () => rm(site.collectionFile(MENU)),
      line: /Cannot read .*SteakHouseMenu\.json: ENOENT/,
    },
    {
      why: 'no folder',
      spoil: () => rm(path.join(site.folder, 'content'), { recursive: true }),
      line: /Cannot read .*SteakHouseMenu\.json: ENOENT/,
    },
  ])(
    '$why: the last readable version stays, and the log names it once',
    async ({ spoil, line }) => {
      const before = await site.getPage();
      expect(before).toContain('98765');
      await spoil();
      for (let time = 0; time < 3; time += 1) {
        expect(await site.getPage()).toBe(before);
        const { status, documents } = await getCollection(MENU);
        expect(status).toBe(200);
        expect(documents[0].priceEn).toBe('98765');
      }
      const named = lines.filter((text) => text.includes(MENU));
      expect(named).toHaveLength(1);
      expect(named[0]).toMatch(line);
      expect(named[0]).toMatch(
        /^20\d\d-\d\d-\d\dT[\d:.]+Z .*; the last readable version is served$/,
      );
      expect(await getHealth()).toMatchObject({
        status: 'unreadable',
        lastError: { at: expect.stringMatching(/^20/), message: expect.stringMatching(line) },
      });
      expect((await site.get('/healthz')).status).toBe(503);
    },
  );

  test('other files are still followed; once it is readable again, all is well', async () => {
    await site.getPage();
    await writeFile(site.collectionFile(MENU), '[,');
    await site.getPage();
    await writeFile(site.collectionFile(HERO), '[{"id":"a","title":"New","imageUrl":"a.webp"}]');
    expect(await site.getPage()).toContain('alt="New"');
    expect((await getCollection(HERO)).documents).toHaveLength(1);

    await writeFile(site.collectionFile(MENU), '[{"id":"a","titleEn":"Only dish"}]');
    expect(await site.getPage()).toContain('Only dish');
    expect((await getCollection(MENU)).documents).toHaveLength(1);
    expect(await getHealth()).toMatchObject({ status: 'ok', ageSeconds: 0 });
    expect(lines.at(-1)).toMatch(/Z The content can be read again$/);
  });

  test('that was never readable: the page has no menu in it', async () => {
    const other = await startMenuSite();
    await rm(other.collectionFile(MENU));
    const { status, body } = await other.get(MENU_PATH);
    expect(status).toBe(200);
    expect(body.toString()).not.toContain('<article');
    expect((await other.get(`/content/${MENU}.json`)).status).toBe(404);
    expect((await other.get('/healthz')).status).toBe(503);
    await other.close();
  });
});

test('a pulled menu is one file: a broken one is one line, and the last readable menu stays', async () => {
  const file = path.join(site.folder, 'content/edition.json');
  const collections = { [HERO]: [], [SEQUENCE]: [], [MENU]: [{ id: 'a', titleEn: 'Pulled dish' }] };
  await writeFile(file, JSON.stringify({ collections }));
  expect(await site.getPage()).toContain('Pulled dish');
  expect((await getCollection(MENU)).documents).toEqual(collections[MENU]);
  for (const [text, reason] of [
    ['{"collections":', 'no JSON at line 1, column 16 (ValueExpected)'],
    ['{}', 'must be an array of documents'],
  ] as const) {
    lines.length = 0;
    await writeFile(file, text);
    expect(await site.getPage()).toContain('Pulled dish');
    expect((await getCollection(MENU)).documents).toEqual(collections[MENU]);
    expect(lines).toEqual([expect.stringContaining(`edition.json is not usable: ${reason}`)]);
    expect((await getHealth()).status).toBe('unreadable');
  }
  await rm(file);
  expect(await site.getPage()).toContain('98765');
});

test('earlier menus are nobody else’s business', async () => {
  const folder = path.join(site.folder, 'content');
  await mkdir(path.join(folder, 'history'), { recursive: true });
  await writeFile(path.join(folder, 'history/2026-01-02T03-04-05.678Z.json'), '{}');
  await writeFile(path.join(folder, 'history/wall.svg'), '<svg/>');
  for (const [address, status] of [
    ['edition.json', 404],
    ['Edition.json', 404],
    ['history/2026-01-02T03-04-05.678Z.json', 404],
    ['history/wall.svg', 200],
  ] as const) {
    expect((await site.get(`/content/${address}`)).status).toBe(status);
  }
});

test('a byte that changes without the size, right after the last edit, is seen', async () => {
  await setPrice('111');
  expect(await site.getPage()).toContain('111 SR');
  await setPrice('222');
  await expect.poll(() => site.getPage()).toContain('222 SR');
});
