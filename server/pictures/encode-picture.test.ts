import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toShownPicture } from './encode-picture.ts';

const drawing = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#722' } });

test.each([
  { format: 'avif', ending: 'avif' },
  { format: 'gif', ending: 'gif' },
  { format: 'jpeg', ending: 'jpg' },
  { format: 'png', ending: 'png' },
  { format: 'webp', ending: 'webp' },
] as const)('$format is recognised by its bytes and kept as it is', async ({ format, ending }) => {
  const bytes = await drawing().toFormat(format).toBuffer();
  expect(await toShownPicture(bytes)).toEqual({ bytes, extension: ending });
});

test('an SVG is kept: as an image, and under our policy, it runs nothing', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await toShownPicture(bytes)).toEqual({ bytes, extension: 'svg' });
});

test('a format that sharp reads and browsers do not is converted', async () => {
  const shown = await toShownPicture(await drawing().tiff().toBuffer());
  expect(shown).toMatchObject({ extension: 'webp', bytes: expect.any(Buffer) });
  const bytes = 'bytes' in shown ? shown.bytes : undefined;
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 8 });
});

test.each([
  { why: 'a page', bytes: '<!doctype html><title>404</title>' },
  { why: 'a signature alone', bytes: 'GIF89a' },
  { why: 'nothing', bytes: '' },
])('$why is not a picture', async ({ bytes }) => {
  expect(await toShownPicture(Buffer.from(bytes))).toEqual({
    problem: 'is no picture that pages show',
  });
});

/** 16 × 16 pixels, as a phone stores photographs: HEVC, which our build of sharp recognises but cannot decode. */
const HEIC = Buffer.from(
  `
  AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA
  AAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAABAAEAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEA
  AAAAAAAAJgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAV
  aW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAA
  AQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAA
  AwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAEAAAABAAAAAQcGl4
  aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAC5t
  ZGF0AAAAIigBrwQSE0zg+OnCaD/V7/mqU0q8n7SrK+NJn3exGJKp/6A=`,
  'base64',
);

test('a HEIC photograph is refused by its name', async () => {
  expect(await toShownPicture(HEIC)).toEqual({
    problem: 'is no picture that pages show (image/heic)',
  });
});
