import { utimes, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import {
  createPictureServer,
  draw,
  makePictureFolder,
} from '../../tests/support/server/picture-folder.ts';
import { rawRequest } from '../../tests/support/server/raw-request.ts';
import { encodePicture } from './encode-picture.ts';

let folder: string;
let app: FastifyInstance;
let port: number;

const encodings = { started: 0, running: 0, most: 0 };
const encode: typeof encodePicture = (...asked) => {
  encodings.started += 1;
  encodings.most = Math.max(encodings.most, ++encodings.running);
  return encodePicture(...asked).finally(() => --encodings.running);
};

const inContent = (name: string) => path.join(folder, 'content', name);
const get = (address: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  rawRequest({ port, path: `/content/_sized/${address}`, headers, method });

const createApp = (cacheFolder: string) => createPictureServer(folder, cacheFolder, encode);

beforeAll(async () => {
  folder = await makePictureFolder();
  app = createApp('cache');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await app.close();
  await removeFolder(folder);
});

describe('a picture in another size', () => {
  test.each([
    { why: 'smaller', address: '320/images/dish.png.avif', size: [320, 160] },
    { why: 'hardly smaller', address: '640/images/dish.png.avif', size: [640, 320] },
    { why: 'never larger', address: '1920/images/dish.png.avif', size: [800, 400] },
    { why: 'upright', address: '320/images/turned.JPG.avif', size: [320, 640] },
    { why: 'found by a link', address: '320/inside.png.avif', size: [320, 160] },
    { why: 'of any name', address: '320/images/a%20b%2B100%25.webp.avif', size: [320, 160] },
  ])('is $why: $address', async ({ address, size }) => {
    const { status, headers, body } = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/avif');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height]).toEqual(size);
    expect(format).toBe('heif');
  });

  test('is a 304 while unchanged, and has no body for HEAD', async () => {
    const { headers } = await get('480/images/dish.png.avif');
    const head = await get('480/images/dish.png.avif', {}, 'HEAD');
    const { date: _, ...sameHeaders } = headers;
    expect(head).toMatchObject({ status: 200, headers: sameHeaders, body: Buffer.alloc(0) });

    for (const known of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
      const again = await get('480/images/dish.png.avif', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' });
    }
    const other = await get('320/images/dish.png.avif', { 'if-none-match': headers.etag });
    expect(other.status).toBe(200);
  });

  test('is the new one at the next request after an edit', async () => {
    await draw(400, '#fff').png().toFile(inContent('edited.png'));
    const before = await get('320/edited.png.avif');
    await draw(400, '#000').png().toFile(inContent('edited.png'));
    const after = await get('320/edited.png.avif', { 'if-none-match': before.headers.etag });
    expect(after.status).toBe(200);
    expect((await sharp(after.body).stats()).channels[0]?.mean).toBeLessThan(10);
  });

  test('is encoded once for all requests, two at a time, and once across restarts', async () => {
    await draw(700).png().toFile(inContent('popular.png'));
    // What was just written is encoded again once its time is past (find-file.ts).
    await utimes(inContent('popular.png'), 0, 0);
    encodings.started = 0;
    const widths = [320, 480, 640, 320, 480, 640, 320, 320];
    const answers = await Promise.all(widths.map((width) => get(`${width}/popular.png.avif`)));
    expect(answers.map(({ status }) => status)).toEqual(widths.map(() => 200));
    await get('320/popular.png.avif');
    expect(encodings.started).toBe(3);
    expect(encodings.most).toBeLessThanOrEqual(2);

    const restarted = createApp('cache');
    const later = await restarted.inject('/content/_sized/320/popular.png.avif');
    expect(later.rawPayload).toEqual(answers[0]?.body);
    expect(encodings.started).toBe(3);
  });

  test('is served even if the cache cannot be written, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await writeFile(path.join(folder, 'no-folder'), '');
    const uncached = createApp('no-folder');
    for (const width of [320, 320, 480]) {
      const answer = await uncached.inject(`/content/_sized/${width}/images/dish.png.avif`);
      expect(answer.statusCode).toBe(200);
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no-folder'));
  });
});

describe('not found', () => {
  const each = (parts: string, address: string) => parts.replaceAll(/\S+/g, address);
  const secret = '320/$&secret.png.avif';

  test.each([
    { why: 'nothing', asked: ' 320 320/ 320/images 320/images/dish.png' },
    { why: 'no such width', asked: each('321 0320 -320 320.0 3e2 x', '$&/inside.png.avif') },
    { why: 'no such format', asked: each('png jpeg webp AVIF svg avif.br', '320/inside.png.$&') },
    { why: 'no such file', asked: `320/nope.png.avif 320/${'x'.repeat(300)}.png.avif` },
    { why: 'no file', asked: '320/folder.png.avif 320/loop.png.avif 320/inside.png/x.png.avif' },
    { why: 'no picture', asked: '320/menu.json.avif 320/drawing.png.avif' },
    { why: 'moving', asked: '320/animated.webp.avif' },
    { why: 'hidden', asked: '320/.hidden.png.avif 320/.private/dish.png.avif' },
    { why: 'a link to the outside', asked: '320/link.png.avif 320/up/secret.png.avif' },
    { why: 'up', asked: each('../ images/../../ ./../ /../ ..\\ up/../../', secret) },
    { why: 'up', asked: each('%2e%2e/ %2e%2e%2f ..%2f %252e%252e/ ..%5c %c0%ae/', secret) },
    { why: 'from the root', asked: each('/etc/ %2fetc%2f', secret) },
    { why: 'odd', asked: each('./inside images//dish inside.png%00 %00', '320/$&.png.avif') },
  ])('$why: $asked', async ({ asked }) => {
    for (const address of asked.split(' ')) {
      expect([400, 404], address).toContain((await get(address)).status);
    }
  });

  test('a corrupt picture is logged with its name, and the server keeps running', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const name of ['huge.png', 'text.webp', 'cut.jpg']) {
      expect((await get(`320/${name}.avif`)).status).toBe(404);
      expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(inContent(name)));
    }
    expect((await get('320/images/dish.png.avif')).status).toBe(200);
  });
});
