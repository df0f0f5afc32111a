import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MenuSite, startMenuSite } from '../tests/support/server/menu-site.ts';

describe('without a setting, the page', () => {
  let site: MenuSite;
  beforeAll(async () => {
    site = await startMenuSite();
  });
  afterAll(() => site.close());

  test('takes its address from its own request’s host, never from another’s', async () => {
    const own = await site.getPage();
    const forged = await site.getPage('', { host: 'evil.example' });
    expect(forged).toContain('href="http://evil.example/Public-Menu-Access"');
    expect(await site.getPage()).toBe(own);
    expect(own).not.toContain('evil');
    expect(await site.getPage('', { 'x-forwarded-host': 'evil.example' })).toBe(own);
  });

  test.each([
    { proto: 'https', scheme: 'https' },
    { proto: 'https, http', scheme: 'https' },
    { proto: 'HTTPS,http', scheme: 'https' },
    { proto: 'http, https', scheme: 'http' },
    { proto: 'httpsx', scheme: 'http' },
  ])('x-forwarded-proto: $proto is $scheme', async ({ proto, scheme }) => {
    expect(await site.getPage('', { 'x-forwarded-proto': proto })).toContain(
      `<link rel="canonical" href="${scheme}://127.0.0.1`,
    );
  });

  test('is in the language, and with the preview of the dish, that a misspelt address means', async () => {
    expect(await site.getPage('?lang=AR')).toContain('<html lang="ar"');
    expect(await site.getPage('?dish=Smoked-Honey-Wings%20')).toContain(
      '?dish=smoked-honey-wings"',
    );
  });

  test.each(['a"><script>', 'a b', '-', 'evil.example/path', 'a@b', 'evil.example:99999'])(
    'has no canonical address for an invalid host: %s',
    async (host) => {
      const page = await site.getPage('', { host });
      expect(page).toContain('<article');
      expect(page).not.toContain('rel="canonical"');
      expect(page).not.toContain(`://${host}`);
    },
  );

  test('robots.txt and sitemap.xml name the page in both languages', async () => {
    const robots = (await site.get('/robots.txt')).body.toString();
    expect(robots).toMatch(/^Sitemap: http:\/\/127.0.0.1:\d+\/sitemap.xml$/m);
    const { headers, body } = await site.get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body.toString()).toMatch(/<loc>http:\/\/127.0.0.1:\d+\/Public-Menu-Access<\/loc>/);
    expect(body.toString()).toMatch(/<loc>http:\/\/[^<]+\?lang=ar<\/loc>/);
    expect((await site.get('/sitemap.xml', { host: 'a"b' })).status).toBe(404);
  });

  test('forged hosts get no more than a few pages of their own', async () => {
    const own = await site.getPage();
    const pages = new Set<string>();
    for (let number = 0; number < 20; number += 1) {
      pages.add(await site.getPage('', { host: `evil-${number}.example` }));
    }
    expect(pages.size).toBeLessThan(10);
    expect(await site.getPage()).toBe(own);
    const next = await site.getPage('', { host: 'another.example' });
    expect(next).toContain('<article');
    expect(next).not.toContain('another.example');
  });
});

test('SITE_URL wins over the request’s host', async () => {
  const site = await startMenuSite({ SITE_URL: 'https://menu.example/' });
  const page = await site.getPage('', { host: 'evil.example' });
  expect(page).toContain('<link rel="canonical" href="https://menu.example/Public-Menu-Access">');
  expect(page).toContain(
    '<link rel="alternate" hreflang="ar" href="https://menu.example/Public-Menu-Access?lang=ar">',
  );
  expect(page).toContain('hreflang="x-default"');
  expect(page).not.toContain('evil');
  await site.close();
});
