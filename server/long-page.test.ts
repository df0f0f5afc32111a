import { utimes, writeFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { generateItems } from '../tests/support/generated-menu/generate-items.ts';
import { CATEGORIES } from '../tests/support/generated-menu/menu-words.ts';
import { type ShippedSite, startShippedSite } from '../tests/support/server/shipped-site.ts';

let site: ShippedSite;
beforeAll(async () => {
  site = await startShippedSite();
});
afterAll(() => site.close());

test('500 dishes are rendered once, in a worker, and the server keeps responding; all of them are in the page', async () => {
  await writeFile(site.collectionFile(MENU), JSON.stringify(await generateItems(500)));
  const delays: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 5 });
  // The best of several runs: other load on the machine only makes a run slower.
  while (delays.length < 15 && !delays.some((ms) => ms < 50)) {
    await utimes(site.collectionFile(MENU), new Date(), new Date());
    delay.reset();
    delay.enable();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => site.get(MENU_PATH, {}, 'HEAD')),
    );
    delay.disable();
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    delays.push(delay.max / 1e6);
  }
  expect(Math.min(...delays)).toBeLessThan(50);

  const { body } = await site.get(MENU_PATH, { 'accept-encoding': 'br' });
  expect(body.length).toBeLessThanOrEqual(100_000);
  const [screen = ''] = brotliDecompressSync(body).toString().split('<script type="text/html"');
  expect(screen.split('<article').length - 1).toBe(500);
  expect(screen.split('<section id="category').length - 1).toBe(CATEGORIES.length);
  expect(screen).not.toContain('style=');
}, 60_000);
