import { createHook } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { appendFile, chmod, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MENU_PATH } from '../src/domain/constants.ts';
import { asNobody } from '../tests/support/server/as-nobody.ts';
import { countBytesRead } from '../tests/support/server/open-files.ts';
import { startTemporarySite, type TemporarySite } from '../tests/support/server/temporary-site.ts';
import { createServer } from './create-server.ts';

/** Twenty times as much as Node accepts: a pattern that backtracks does not end within the test's time. */
const long = (text: string) => text.repeat(300_000 / text.length);

let site: TemporarySite;
/** The same server without Node's limit. */
let app: FastifyInstance;
const inContent = (name: string) => path.join(site.folder, 'content', name);

beforeAll(async () => {
  site = await startTemporarySite();
  const build = path.join(site.folder, 'dist');
  app = await createServer({ build, content: path.join(site.folder, 'content') }, {});
});
afterAll(async () => {
  await app.close();
  await site.close();
});

async function drawPicture(name: string): Promise<void> {
  const create = { width: 64, height: 64, channels: 3, background: '#722' } as const;
  await sharp({ create }).jpeg().toFile(inContent(name));
}

/** How often something is compressed or decompressed meanwhile. */
async function countZlib(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') count += 1;
    },
  });
  hook.enable();
  await work();
  hook.disable();
  return count;
}

describe('the cost of a request', () => {
  test.each([
    { why: 'slashes', address: `${long('/')}x`, status: 404 },
    { why: 'slashes after the menu', address: MENU_PATH + long('/'), status: 301 },
    { why: 'slashes of the content', address: `/content/${long('/')}x`, status: 404 },
    { why: 'steps up', address: `/content/${long('../')}x`, status: 404 },
    { why: 'folders', address: `/content/${long('a/')}x`, status: 404 },
    { why: 'dots of a size', address: `/content/_sized/320/${long('.a')}`, status: 404 },
    { why: 'a width', address: `/content/_sized/${long('3')}/x.png.avif`, status: 404 },
    { why: 'escapes', address: `/content/${long('%2e')}`, status: 404 },
    { why: 'a query', address: `${MENU_PATH}?${long('a=%&')}`, status: 200 },
    { why: 'a dish', address: `${MENU_PATH}?dish=${long('%F0%9F%A5%A9')}`, status: 200 },
  ])('a long address of $why ends at once, and no page is made for it', async (row) => {
    await app.inject(MENU_PATH);
    const made = await countZlib(async () => {
      expect((await app.inject(row.address)).statusCode).toBe(row.status);
    });
    expect(made).toBe(0);
  });

  test('a longer address than 16 KB is refused', async () => {
    expect((await site.get(`/${'a'.repeat(17_000)}`)).status).toBe(431);
  });

  test('a collection is compressed once for each version, not for each visitor', async () => {
    const visit = () => site.get('/content/SteakHouseMenu.json', { 'accept-encoding': 'br' });
    for (const titleEn of ['Ribeye', 'Sirloin']) {
      await writeFile(inContent('SteakHouseMenu.json'), JSON.stringify([{ id: 'a', titleEn }]));
      // In both formats.
      expect(await countZlib(visit)).toBe(2);
      expect(await countZlib(() => Promise.all([visit(), visit(), visit()]))).toBe(0);
      expect(brotliDecompressSync((await visit()).body).toString()).toContain(titleEn);
    }
  });

  test('a sized picture reads its original once for all requests', async () => {
    await drawPicture('photo.jpg');
    // Bytes after a picture's end are ignored.
    await appendFile(inContent('photo.jpg'), Buffer.alloc(5_000_000));
    // One that was just written may be written again, and is read again.
    await utimes(inContent('photo.jpg'), 0, 0);
    const address = '/content/_sized/320/photo.jpg.avif';
    await expect
      .poll(async () => (await site.get(address)).headers['content-type'], { timeout: 15_000 })
      .toBe('image/avif');
    const { etag } = (await site.get(address)).headers;
    const before = await countBytesRead();
    for (let time = 0; time < 20; time += 1) {
      expect((await site.get(address)).status).toBe(200);
      expect((await site.get(address, { 'if-none-match': etag })).status).toBe(304);
    }
    expect((await countBytesRead()) - before).toBeLessThan(1_000_000);
  });
});

describe('other than regular files', () => {
  test('link loops, named pipes and folders are a 404', async () => {
    await symlink('loop.png', inContent('loop.png'));
    execFileSync('mkfifo', [inContent('pipe.png')]);
    for (const name of ['loop.png', 'pipe.png', 'images']) {
      expect((await site.get(`/content/${name}`)).status).toBe(404);
      expect((await site.get(`/content/_sized/320/${name}.avif`)).status).toBe(404);
    }
  });

  test('a file without read permission is a 404, logged once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await drawPicture('secret.jpg');
    await chmod(inContent('secret.jpg'), 0);
    await chmod(site.folder, 0o755);
    await asNobody(async () => {
      for (const address of ['/content/secret.jpg', '/content/_sized/320/secret.jpg.avif']) {
        for (let time = 0; time < 3; time += 1) {
          const { status, body } = await site.get(address);
          expect(status).toBe(404);
          expect(body.toString()).not.toContain(site.folder);
        }
      }
    });
    const complaints = [...warn.mock.calls, ...error.mock.calls].flat().join('\n');
    expect(complaints.split('secret.jpg')).toHaveLength(2);
  });
});
