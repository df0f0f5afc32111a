import { execFileSync } from 'node:child_process';
import { appendFile, chmod, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asNobody } from '../tests/support/server/as-nobody.ts';
import { countBytesRead } from '../tests/support/server/open-files.ts';
import { startTemporarySite, type TemporarySite } from '../tests/support/server/temporary-site.ts';

let site: TemporarySite;
const inContent = (name: string) => path.join(site.folder, 'content', name);

beforeAll(async () => {
  site = await startTemporarySite();
});
afterAll(() => site.close());

async function drawPicture(name: string): Promise<void> {
  const create = { width: 64, height: 64, channels: 3, background: '#722' } as const;
  await sharp({ create }).jpeg().toFile(inContent(name));
}

/** Milliseconds of CPU time, client and server together, the best of five. */
async function leastCost(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  while (costs.length < 5) {
    const started = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(started);
    costs.push((user + system) / 1000);
  }
  return Math.min(...costs);
}

describe('the cost of a request', () => {
  test.each([
    { why: 'slashes', address: `${'/'.repeat(15_000)}x` },
    { why: 'slashes after the menu', address: `/Public-Menu-Access${'/'.repeat(15_000)}` },
    { why: 'slashes of the content', address: `/content/${'/'.repeat(15_000)}x` },
    { why: 'steps up', address: `/content/${'../'.repeat(5000)}x` },
    { why: 'folders', address: `/content/${'a/'.repeat(7500)}x` },
    { why: 'dots of a sized picture', address: `/content/_sized/320/${'.a'.repeat(7500)}` },
    { why: 'a long width', address: `/content/_sized/${'3'.repeat(15_000)}/x.png.avif` },
    { why: 'escapes', address: `/content/${'%2e'.repeat(5000)}` },
    { why: 'a query', address: `/Public-Menu-Access?${'a=%&'.repeat(3750)}` },
    { why: 'a dish', address: `/Public-Menu-Access?dish=${'%F0%9F%A5%A9'.repeat(1250)}` },
  ])('$why: the address alone costs almost nothing', async ({ address }) => {
    expect(await leastCost(() => site.get(address))).toBeLessThan(20);
  });

  test('a collection is compressed once for each version, not for each visitor', async () => {
    const dishes = Array.from({ length: 20_000 }, (_, id) => ({ id, titleEn: `Dish ${id * id}` }));
    await writeFile(inContent('SteakHouseMenu.json'), JSON.stringify(dishes));
    const costOf = (encoding: string) =>
      leastCost(() => site.get('/content/SteakHouseMenu.json', { 'accept-encoding': encoding }));
    expect(await costOf('br')).toBeLessThan(2 * (await costOf('identity')));
  });

  test('a sized picture reads its original once for all requests', async () => {
    await drawPicture('photo.jpg');
    // Bytes after a picture's end are ignored.
    await appendFile(inContent('photo.jpg'), Buffer.alloc(25_000_000));
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
