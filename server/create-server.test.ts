import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTemporarySite, type TemporarySite } from '../tests/support/server/temporary-site.ts';

let site: TemporarySite;

beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.close());

describe('routes', () => {
  test('the menu is a page that is revalidated', async () => {
    const { status, headers, body } = await site.get('/Public-Menu-Access');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('id="root"');
  });

  test.each([
    { from: '/', status: 302, to: '/Public-Menu-Access' },
    { from: '/?lang=ar&a=%2F', status: 302, to: '/Public-Menu-Access?lang=ar&a=%2F' },
    { from: '/Public-Menu-Access/', status: 301, to: '/Public-Menu-Access' },
    { from: '/public-menu-access', status: 301, to: '/Public-Menu-Access' },
    { from: '/PUBLIC-MENU-ACCESS/?lang=ar', status: 301, to: '/Public-Menu-Access?lang=ar' },
    { from: '/public-menu-access/AR', status: 301, to: '/Public-Menu-Access?lang=ar' },
    { from: '/Public-Menu-Access/ar', status: 301, to: '/Public-Menu-Access?lang=ar' },
    {
      from: '/Public-Menu-Access/ar/?dish=a',
      status: 301,
      to: '/Public-Menu-Access?lang=ar&dish=a',
    },
  ])('$from redirects to $to', async ({ from, status, to }) => {
    const answer = await site.get(from);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['?utm=50%', '?x=caf%E9', '?lang=%', '?%'])(
    'a query that cannot be decoded (%s) is ignored',
    async (query) => {
      const { status, body } = await site.get(`/Public-Menu-Access${query}`);
      expect(status).toBe(200);
      expect(body.toString()).toContain('id="root"');
    },
  );

  test('a long row of slashes costs no time', async () => {
    const rows = [`${'/'.repeat(15_800)}x`, `/Public-Menu-Access${'/'.repeat(15_000)}`];
    const started = process.cpuUsage();
    for (const row of rows) expect((await site.get(row)).status).toBeLessThan(500);
    const { user, system } = process.cpuUsage(started);
    // In microseconds, client and server together.
    expect(user + system).toBeLessThan(100_000);
  });

  test.each([
    '/nope',
    '/index.html',
    '/Public-Menu-Access/index.html',
    '/404.html.br',
    '/_headers',
    '/Public-Menu-Access/fr',
    '/assets/',
    '/content/',
    '/%',
    '/content/nope.json',
  ])('%s is the 404 page', async (address) => {
    const { status, headers, body } = await site.get(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(body.toString()).toContain('not on the menu');
    expect(headers['content-security-policy']).toBeDefined();
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not allowed anywhere',
    async (method) => {
      for (const address of ['/Public-Menu-Access', '/content/SteakHouseMenu.json', '/nope']) {
        const { status, headers } = await site.get(address, {}, method);
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
        expect(headers['cache-control']).toBe('no-cache');
      }
    },
  );

  test('HEAD answers as GET does, without a body', async () => {
    for (const address of ['/Public-Menu-Access', '/content/images/a%20b.webp', '/logo.svg']) {
      const { status, headers, body } = await site.get(address, {}, 'HEAD');
      expect(status).toBe(200);
      expect(Number(headers['content-length'])).toBeGreaterThan(0);
      expect(body.length).toBe(0);
    }
  });
});

describe('no path leaves the two folders', () => {
  test.each([
    '/content/../secret.txt',
    '/content/%2e%2e/secret.txt',
    '/content/%2e%2e%2fsecret.txt',
    '/content/..%2fsecret.txt',
    '/content/%252e%252e/secret.txt',
    '/content/..\\secret.txt',
    '/content/..%5csecret.txt',
    '/content/images/../../secret.txt',
    '/content/./../secret.txt',
    '/content//../secret.txt',
    '/content/%00',
    '/content/SteakHouseMenu.json%00.txt',
    '/content/../content-other/file.txt',
    '/content-other/file.txt',
    '/../secret.txt',
    '//secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/etc/passwd',
    '/content//etc/passwd',
    '/content/%2fetc%2fpasswd',
    '/content/link.txt',
    '/assets/link.txt',
    '/content/up/secret.txt',
    '/content/.hidden',
  ])('%s', async (address) => {
    const { status, body } = await site.get(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.toString()).not.toMatch(/SECRET|root:/);
  });

  test('a link that stays inside is followed', async () => {
    expect((await site.get('/content/inside.webp')).body.toString()).toBe('picture');
  });
});
