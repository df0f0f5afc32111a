import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import { type ShippedSite, startShippedSite } from '../tests/support/server/shipped-site.ts';

let site: ShippedSite;
beforeEach(async () => {
  site = await startShippedSite();
});
afterEach(() => site.close());

test('a build that is replaced while it is served stays whole until a restart', async () => {
  const script = await site.get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(script.status).toBe(200);
  for (const folder of ['dist', 'dist-server']) {
    await rm(path.join(site.folder, folder), { recursive: true });
  }
  const again = await site.get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
  expect(again).toMatchObject({ status: 200, body: script.body });
  expect((await site.get('/logo.svg')).status).toBe(200);
  expect((await site.get('/nope')).body.toString()).toContain('not on the menu');

  const dishes = JSON.parse(await readFile(site.collectionFile(MENU), 'utf8'));
  dishes[0].priceEn = '98765';
  await writeFile(site.collectionFile(MENU), JSON.stringify(dishes));
  expect(await site.getPage()).toContain('98765 SR');
});
