import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../src/domain/brand.ts';
import { PUBLIC_FOLDER } from './brand.ts';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** SVG files are measured at this density. */
const BASE_DENSITY = 72;

/** The logo in pixels, as large as a box allows. */
async function drawLogo({ logo }: Brand, box: Box) {
  const file = await readFile(path.join(PUBLIC_FOLDER, logo));
  const measured = await sharp(file).metadata();
  // An SVG is drawn at this size, not enlarged.
  const scale = Math.max(1, box.width / measured.width, box.height / measured.height);
  return sharp(file, { density: BASE_DENSITY * scale })
    .resize({ ...box, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Drawing = Awaited<ReturnType<typeof drawLogo>>;

/** Channels of one colour differ by no more than this, at the edges of a shape too. */
const SAME_COLOUR = 24;
const OPAQUE = 200;
const TRANSPARENT = 50;

/** Whether a logo is a shape of one colour on a transparent ground. */
function isShape({ data, info }: Drawing): boolean {
  const darkest = [255, 255, 255];
  const lightest = [0, 0, 0];
  let hasGround = false;
  for (let start = 0; start < data.length; start += info.channels) {
    const alpha = data[start + 3] ?? 0;
    if (alpha < TRANSPARENT) hasGround = true;
    if (alpha < OPAQUE) continue;
    for (const channel of [0, 1, 2]) {
      const value = data[start + channel] ?? 0;
      darkest[channel] = Math.min(darkest[channel] ?? 0, value);
      lightest[channel] = Math.max(lightest[channel] ?? 0, value);
    }
  }
  return hasGround && darkest.every((value, one) => (lightest[one] ?? 0) - value <= SAME_COLOUR);
}

/** The logo as a PNG, as large as a box allows: a shape of one colour in the colour given, others as they are. */
export async function drawMark(brand: Brand, box: Box, colour: string) {
  const { data, info } = await drawLogo(brand, box);
  const { width, height } = info;
  const picture = sharp(data, { raw: info });
  if (isShape({ data, info })) {
    const ground = { create: { width, height, channels: 4, background: colour } } as const;
    picture.composite([{ input: ground, blend: 'in' }]);
  }
  return { picture: await picture.png().toBuffer(), ratio: width / height };
}

/** Enough to tell whether a logo has one colour. */
const SAMPLE = { width: 256, height: 256 };

/** What the style sheet needs to know about the logo. */
export async function measureLogo(brand: Brand) {
  const drawing = await drawLogo(brand, SAMPLE);
  return { isShape: isShape(drawing), ratio: drawing.info.width / drawing.info.height };
}
