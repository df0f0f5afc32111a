import { readFile, writeFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MENU } from '../src/content/backend.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { brand } from '../tests/support/restaurant/menu.config.ts';
import { type MenuSite, startMenuSite } from '../tests/support/server/menu-site.ts';
import { testBuild } from '../tests/support/test-build.ts';
import { servePage } from './page-route.ts';
import { loadRenderer } from './renderer.ts';

let site: MenuSite;
beforeAll(async () => {
  site = await startMenuSite();
});
afterAll(() => site.close());

test('few pages are rendered at once, however many are requested', async () => {
  const renderer = await loadRenderer(testBuild());
  let rendered = 0;
  const renderPage = () => {
    rendered += 1;
    return `${rendered} ${'page '.repeat(20_000)}`;
  };
  const app = fastify();
  servePage(app, { ...renderer, renderPage }, undefined, ({ headers }) => `http://${headers.host}`);
  const requests = Array.from({ length: 20 }, (_, number) =>
    app.inject({ url: MENU_PATH, headers: { host: `${number}.example` } }),
  );
  await Promise.race(requests);
  expect(rendered).toBeLessThan(10);
  await Promise.all(requests);
  expect(rendered).toBe(20);
  await app.close();
});

describe('the page', () => {
  test('is in the language of its address and holds the other one', async () => {
    const english = await site.getPage();
    const arabic = await site.getPage('?lang=ar');
    expect(english).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
    expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
    expect(arabic).toContain('<title>قرن وجمر – قائمة الطعام</title>');
    expect(english).toContain('<script type="text/html" lang="ar"');
    expect(arabic).toContain('<script type="text/html" lang="en"');
  });

  test('shows an edit at the next request, and is unchanged (304) until then', async () => {
    const before = await site.get(MENU_PATH);
    const known = { 'if-none-match': before.headers.etag };
    expect((await site.get(MENU_PATH, known)).status).toBe(304);
    const dishes = JSON.parse(await readFile(site.collectionFile(MENU), 'utf8'));
    dishes[0].priceEn = '987';
    await writeFile(site.collectionFile(MENU), JSON.stringify(dishes));
    const after = await site.get(MENU_PATH, known);
    expect(after.status).toBe(200);
    expect(after.body.toString()).toContain('987 SR');
  });

  test('is compressed', async () => {
    const plain = await site.get(MENU_PATH);
    const { headers, body } = await site.get(MENU_PATH, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).equals(plain.body)).toBe(true);
    const gzip = await site.get(MENU_PATH, { 'accept-encoding': 'gzip;q=1, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
  });

  test('has the preview of the dish in its address, in both languages', async () => {
    const english = await site.getPage('?dish=beef-carpaccio');
    expect(english).toContain('<title>Beef Carpaccio – Horn &amp; Ember</title>');
    expect(english).toMatch(/og:title" content="Beef Carpaccio – Horn &amp; Ember"/);
    expect(english).toMatch(/og:description" content="Raw Angus tenderloin, sliced paper-thin, /);
    expect(english).toMatch(
      /og:image" content="http:\/\/127.0.0.1:\d+\/content\/_preview\/.*carpaccio.webp.jpg"/,
    );
    expect(english).toContain('og:image:alt" content="Beef Carpaccio"');
    expect(english).toContain('og:image:width" content="1200"');
    expect(english).toContain('og:image:height" content="630"');
    expect(english).toMatch(/og:url" content="[^"]+\?dish=beef-carpaccio"/);
    const arabic = await site.getPage('?lang=ar&dish=beef-carpaccio');
    expect(arabic).toContain('og:image:alt" content="كارباتشيو اللحم البقري"');
    expect(arabic).toContain('<title>كارباتشيو اللحم البقري – قرن وجمر</title>');
    expect(await site.getPage('?dish=nope')).toBe(await site.getPage());
  });

  test('describes the restaurant and every dish as structured data, in both languages', async () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await site.getPage()) ?? [];
    const { hasMenu, ...restaurant } = JSON.parse(json);
    expect(restaurant).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: brand.name.en,
      image: expect.stringMatching(/^http:.*\/content\/images\/hero\//),
    });
    const dishes = JSON.parse(await readFile(site.collectionFile(MENU), 'utf8'));
    for (const [position, field] of ['titleEn', 'titleAr'].entries()) {
      const names = hasMenu[position].hasMenuSection.flatMap(
        (section: { hasMenuItem: { name: string }[] }) =>
          section.hasMenuItem.map(({ name }) => name),
      );
      expect(names).toHaveLength(dishes.length);
      for (const { [field]: title } of dishes) if (title) expect(names).toContain(title);
    }
  });
});
