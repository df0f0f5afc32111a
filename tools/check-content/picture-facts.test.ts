import sharp from 'sharp';
import { expect, test } from 'vitest';
import { examinePicture } from './picture-facts.ts';

const drawn = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'firebrick' } });

const LINES = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>');

test.each([
  { why: 'WebP', bytes: drawn().webp().toBuffer() },
  { why: 'JPEG', bytes: drawn().jpeg().toBuffer() },
  { why: 'PNG', bytes: drawn().png().toBuffer() },
  { why: 'GIF', bytes: drawn().gif().toBuffer() },
  { why: 'AVIF', bytes: drawn().avif({ effort: 0 }).toBuffer() },
])('a sound $why', async ({ bytes }) => {
  const picture = await bytes;
  expect(await examinePicture(picture)).toEqual({
    status: 'sound',
    width: 64,
    bytes: picture.length,
  });
});

test('a drawing is never too small', async () => {
  expect(await examinePicture(LINES)).toMatchObject({ status: 'sound', width: Infinity });
});

test('the width of a rotated photo is the displayed width', async () => {
  const turned = await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await examinePicture(turned)).toMatchObject({ width: 48 });
});

const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.9);

test.each([
  { why: 'no picture at all', bytes: Buffer.from('<h1>404</h1>') },
  { why: 'an empty file', bytes: Buffer.alloc(0) },
  { why: 'a format that browsers do not show', bytes: drawn().tiff().toBuffer() },
  { why: 'a truncated picture', bytes: drawn().jpeg().toBuffer().then(cutOff) },
])('$why is broken', async ({ bytes }) => {
  expect(await examinePicture(await bytes)).toMatchObject({ status: 'broken' });
});
