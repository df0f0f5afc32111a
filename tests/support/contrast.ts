import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../tools/build/colour.ts';

/** Of light words with the brightest pixel of the box that they are in. */
export async function contrastOnScreen(words: Locator): Promise<number> {
  const colour = await words.evaluate((each) => getComputedStyle(each).color);
  await words.evaluate((each) => each.style.setProperty('color', 'transparent'));
  const picture = sharp(await words.screenshot()).removeAlpha();
  const data = await picture.raw().toBuffer();
  await words.evaluate((each) => each.style.removeProperty('color'));
  const sumAt = (at: number) => (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  let brightest = 0;
  for (let at = 0; at < data.length; at += 3) if (sumAt(at) > sumAt(brightest)) brightest = at;
  const hex = (parts: readonly number[]) => `#${Buffer.from(parts).toString('hex')}`;
  const ground = hex([...data.subarray(brightest, brightest + 3)]);
  return contrast(hex((colour.match(/\d+/g) ?? []).map(Number)), ground);
}
