import { writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { generateItems } from '../tests/support/generated-menu/generate-items.ts';
import { CATEGORIES } from '../tests/support/generated-menu/menu-words.ts';
import { type MenuSite, startMenuSite } from '../tests/support/server/menu-site.ts';

let site: MenuSite;
beforeAll(async () => {
  site = await startMenuSite();
});
afterAll(() => site.close());

test('500 dishes are in the page, which is rendered once for all who wait', async () => {
  await writeFile(site.collectionFile(MENU), JSON.stringify(await generateItems(500)));
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => site.get(MENU_PATH, {}, 'HEAD')),
  );
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);

  const { body } = await site.get(MENU_PATH, { 'accept-encoding': 'br' });
  expect(body.length).toBeLessThanOrEqual(100_000);
  const [screen = ''] = brotliDecompressSync(body).toString().split('<script type="text/html"');
  expect(screen.split('<article').length - 1).toBe(500);
  expect(screen.split('<section id="category').length - 1).toBe(CATEGORIES.length);
  expect(screen).not.toContain('style=');
});
