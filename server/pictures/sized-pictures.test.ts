import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rawRequest } from '../../tests/support/server/raw-request.ts';
import { openContentFiles, serveContent } from '../content-route.ts';
import { encodePicture } from './encode-picture.ts';
import { createPictureSizer } from './picture-sizer.ts';
import { PICTURE_WIDTHS, widthsFor } from './picture-widths.ts';
import { serveSizedPictures } from './sized-pictures-route.ts';

let folder: string;
let app: FastifyInstance;
let port: number;

const encodings = { started: 0, running: 0, most: 0 };
const encode: typeof encodePicture = (...asked) => {
  encodings.started += 1;
  encodings.most = Math.max(encodings.most, ++encodings.running);
  return encodePicture(...asked).finally(() => --encodings.running);
};

const draw = (width: number, background = '#722', height = width / 2) =>
  sharp({ create: { width, height, channels: 3, background } });
const inContent = (name: string) => path.join(folder, 'content', name);
const get = (address: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  rawRequest({ port, path: `/content/_sized/${address}`, headers, method });

async function createApp(cacheFolder: string): Promise<FastifyInstance> {
  const server = Fastify();
  const sizePicture = createPictureSizer({ cacheFolder: path.join(folder, cacheFolder), encode });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send('not on the menu'));
  const content = openContentFiles(inContent(''));
  serveContent(server, content);
  serveSizedPictures(server, content, sizePicture, 60_000);
  return server;
}

async function drawFiles(): Promise<Readonly<Record<string, Buffer | string>>> {
  const still = await draw(40).png().toBuffer();
  const frames = [still, await draw(40, '#fff').png().toBuffer()];
  // The chunk that says "two frames" stands after the signature and the header, which take 33 bytes.
  const twoFrames = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  const jpeg = await draw(800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return {
    'secret.png': still,
    'content/.hidden.png': still,
    'content/.private/dish.png': still,
    'content/folder.png/dish.png': still,
    'content/images/dish.png': await draw(800).png().toBuffer(),
    'content/images/a b+100%.webp': await draw(800).webp().toBuffer(),
    'content/images/turned.JPG': jpeg,
    'content/cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'content/huge.png': await draw(9000, '#000', 8000).png().toBuffer(),
    'content/text.webp': 'picture',
    'content/menu.json': '[]',
    'content/drawing.png': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    'content/animated.webp': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    'content/animated.png': Buffer.concat([still.subarray(0, 33), twoFrames, still.subarray(33)]),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sized-pictures-'));
  for (const [name, content] of Object.entries(await drawFiles())) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  await symlink('../secret.png', inContent('link.png'));
  await symlink('..', inContent('up'));
  await symlink('loop.png', inContent('loop.png'));
  await symlink('images/dish.png', inContent('inside.png'));
  app = await createApp('cache');
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
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

  test('is not sent again while unchanged, nor with HEAD', async () => {
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

  test('is encoded once for all who ask, now and later, and two at a time', async () => {
    await draw(700).png().toFile(inContent('popular.png'));
    encodings.started = 0;
    const widths = [320, 480, 640, 320, 480, 640, 320, 320];
    const answers = await Promise.all(widths.map((width) => get(`${width}/popular.png.avif`)));
    expect(answers.map(({ status }) => status)).toEqual(widths.map(() => 200));
    await get('320/popular.png.avif');
    expect(encodings.started).toBe(3);
    expect(encodings.most).toBeLessThanOrEqual(2);

    const restarted = await createApp('cache');
    const later = await restarted.inject('/content/_sized/320/popular.png.avif');
    expect(later.rawPayload).toEqual(answers[0]?.body);
    expect(encodings.started).toBe(3);
  });

  test('is served without a cache that cannot be written, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await writeFile(path.join(folder, 'no-folder'), '');
    const uncached = await createApp('no-folder');
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
    { why: 'moving', asked: '320/animated.webp.avif 320/animated.png.avif' },
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

  test('a corrupt picture is named to the operator, and the server lives', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    for (const name of ['huge.png', 'text.webp', 'cut.jpg']) {
      expect((await get(`320/${name}.avif`)).status).toBe(404);
      expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(inContent(name)));
    }
    expect((await get('320/images/dish.png.avif')).status).toBe(200);
  });
});

test('static hosts get the widths of a dish, and of a wide original all', () => {
  for (const dish of [300, 960]) expect(widthsFor(dish)).toEqual([320, 480, 640, 960]);
  for (const hero of [961, 1920]) expect(widthsFor(hero)).toEqual([...PICTURE_WIDTHS]);
});
