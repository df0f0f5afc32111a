import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import {
  createPictureServer,
  makePictureFolder,
} from '../../tests/support/server/picture-folder.ts';
import { encodePicture, MAX_PREVIEW_BYTES } from './encode-picture.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await makePictureFolder();
  app = createPictureServer(folder, 'cache', encodePicture);
});
afterAll(async () => {
  await app.close();
  await removeFolder(folder);
});

const get = (address: string) => app.inject(`/content/_preview/${address}`);

test.each([
  { why: 'of a picture that is wider', address: 'images/dish.png.jpg' },
  { why: 'of an upright one', address: 'images/turned.JPG.jpg' },
  { why: 'of any name', address: 'images/a%20b%2B100%25.webp.jpg' },
])('a preview is a JPEG of 1200 by 630 pixels, $why', async ({ address }) => {
  const { statusCode, headers, rawPayload } = await get(address);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(headers['cache-control']).toBe('no-cache');
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
});

test.each([
  { why: 'another format', address: 'images/dish.png.webp' },
  { why: 'a missing picture', address: 'images/nope.png.jpg' },
  { why: 'a broken picture', address: 'cut.jpg.jpg' },
  { why: 'a text', address: 'text.webp.jpg' },
  { why: 'a hidden file', address: '.hidden.png.jpg' },
  { why: 'a link out of the folder', address: 'link.png.jpg' },
])('$why has no preview', async ({ address }) => {
  expect((await get(address)).statusCode).toBe(404);
});

test('the largest preview is at most 300 KB', async () => {
  // Noise compresses worst.
  const raw = { width: 3000, height: 3000, channels: 3 } as const;
  const noise = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const preview = await encodePicture(noise, 'preview');
  expect(preview?.length).toBeLessThanOrEqual(MAX_PREVIEW_BYTES);
});
