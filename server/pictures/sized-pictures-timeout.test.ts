import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { serveFiles } from '../content-route.ts';
import { encodePicture } from './encode-picture.ts';
import { createPictureSizer } from './picture-sizer.ts';

test('a first request gets the original; once encoded, all get the requested size', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-timeout-'));
  const original = await sharp({
    create: { width: 800, height: 400, channels: 3, background: '#722' },
  })
    .webp()
    .toBuffer();
  await writeFile(path.join(folder, 'dish.webp'), original);
  let encodeNow: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => {
    encodeNow = resolve;
  });
  const sizePicture = createPictureSizer({
    cacheFolder: path.join(folder, 'cache'),
    encode: async (...asked) => {
      await isTime;
      return encodePicture(...asked);
    },
  });
  const app = Fastify();
  serveFiles(app, folder, sizePicture, 20);

  const first = await app.inject('/content/_sized/320/dish.webp.avif');
  expect(first.headers['content-type']).toBe('image/webp');
  expect(first.rawPayload).toEqual(original);

  encodeNow();
  const askAgain = async () => {
    const headers = { 'if-none-match': String(first.headers.etag) };
    const later = await app.inject({ url: '/content/_sized/320/dish.webp.avif', headers });
    return later.headers['content-type'];
  };
  await expect.poll(askAgain, { timeout: 15_000 }).toBe('image/avif');
  await app.close();
  await removeFolder(folder);
});
