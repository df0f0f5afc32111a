import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, pictureExtension, widthsFor } from './encode-picture.ts';

test('a build writes the widths of a dish, and all widths of a wide original', () => {
  for (const dish of [300, 960]) expect(widthsFor(dish)).toEqual([320, 480, 640, 960]);
  for (const hero of [961, 1920]) expect(widthsFor(hero)).toEqual([...PICTURE_WIDTHS]);
});

const drawing = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#722' } });

test.each([
  { format: 'avif', ending: 'avif' },
  { format: 'gif', ending: 'gif' },
  { format: 'jpeg', ending: 'jpg' },
  { format: 'png', ending: 'png' },
  { format: 'webp', ending: 'webp' },
] as const)('$format is recognised by its bytes', async ({ format, ending }) => {
  expect(await pictureExtension(await drawing().toFormat(format).toBuffer())).toBe(ending);
});

test.each([
  { why: 'a page', bytes: '<!doctype html><title>404</title>' },
  {
    why: 'an SVG, which may hold scripts',
    bytes: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  },
  { why: 'a signature alone', bytes: 'GIF89a' },
  { why: 'nothing', bytes: '' },
])('$why is not a picture', async ({ bytes }) => {
  expect(await pictureExtension(Buffer.from(bytes))).toBeUndefined();
});

test('a format that browsers do not show is refused', async () => {
  expect(await pictureExtension(await drawing().tiff().toBuffer())).toBeUndefined();
});
