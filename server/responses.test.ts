import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTemporarySite, type TemporarySite } from '../tests/support/server/temporary-site.ts';

let site: TemporarySite;

beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.close());

describe('responses', () => {
  test.each([
    { address: '/assets/main-abc123.js', why: 'compressed when built' },
    { address: '/content/SteakHouseMenu.json', why: 'compressed once' },
  ])('$address is $why, in brotli before gzip', async ({ address }) => {
    const plain = await site.get(address);
    const brotli = await site.get(address, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await site.get(address, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 10);
    for (const { headers } of [plain, brotli, gzip]) {
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test.each([
    { address: '/Public-Menu-Access', caching: 'no-cache' },
    { address: '/assets/main-abc123.js', caching: 'public, max-age=31536000, immutable' },
    { address: '/logo.svg', caching: 'no-cache' },
    { address: '/content/SteakHouseMenu.json', caching: 'no-cache' },
    { address: '/content/images/a%20b.webp', caching: 'no-cache' },
  ])('$address: $caching, and 304 while unchanged', async ({ address, caching }) => {
    const first = await site.get(address);
    expect(first.headers['cache-control']).toBe(caching);
    const again = await site.get(address, { 'if-none-match': first.headers.etag });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': caching });
    expect(again.headers.vary).toBe(first.headers.vary);
    // A visit revalidates every picture.
    expect(JSON.stringify(again.headers).length).toBeLessThan(400);
  });

  test.each(['/Public-Menu-Access', '/content/SteakHouseMenu.json', '/assets/main-abc123.js'])(
    '%s is a 304 for any matching if-none-match',
    async (address) => {
      const { etag = '' } = (await site.get(address)).headers;
      const strong = etag.replace('W/', '');
      for (const known of [etag, strong, `"a", ${etag}`, `${etag},W/"b"`, '*']) {
        expect((await site.get(address, { 'if-none-match': known })).status).toBe(304);
      }
      for (const known of ['"a", "b"', `${etag}x`, '', '"*"']) {
        expect((await site.get(address, { 'if-none-match': known })).status).toBe(200);
      }
      const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' };
      expect((await site.get(address, reload)).status).toBe(200);
    },
  );

  test('a part of a picture is sent alone, and one beyond its end is a 416 with the size', async () => {
    const address = '/content/images/a%20b.webp';
    const part = await site.get(address, { range: 'bytes=3-5' });
    expect([part.status, part.body.toString()]).toEqual([206, 'tur']);
    expect(part.headers['content-range']).toBe('bytes 3-5/7');
    const beyond = await site.get(address, { range: 'bytes=99999999-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['content-range']).toBe('bytes */7');
  });

  test('a 404 is never a 304', async () => {
    expect((await site.get('/nope', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('edited content is seen at the next request', async () => {
    const address = '/content/images/live.json';
    const file = path.join(site.folder, 'content/images/live.json');
    await writeFile(file, '[1]');
    const before = await site.get(address);
    await writeFile(file, '[2]');
    await utimes(file, new Date(), new Date(Date.now() + 2000));
    const after = await site.get(address, { 'if-none-match': before.headers.etag });
    expect(after.status).toBe(200);
    expect(after.body.toString()).toBe('[2]');
  });

  test('every response has the security headers, and inline scripts are forbidden', async () => {
    for (const address of [
      '/Public-Menu-Access',
      '/',
      '/nope',
      '/content/SteakHouseMenu.json',
      '/healthz',
    ]) {
      const { headers } = await site.get(address);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security']).toContain('max-age=');
    }
  });

  test.each(['/content/SteakHouseMenu.json', '/content/images/a%20b.webp', '/content/evil.svg'])(
    '%s runs no script when it is opened by itself',
    async (address) => {
      await writeFile(path.join(site.folder, 'content/evil.svg'), '<svg onload="alert(1)"/>');
      const { status, headers } = await site.get(address);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    },
  );
});
