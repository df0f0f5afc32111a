import { expect, test } from 'vitest';
import { PICTURE_WIDTHS, widthsFor } from './encode-picture.ts';

test('static hosts get the widths of a dish, and of a wide original all', () => {
  for (const dish of [300, 960]) expect(widthsFor(dish)).toEqual([320, 480, 640, 960]);
  for (const hero of [961, 1920]) expect(widthsFor(hero)).toEqual([...PICTURE_WIDTHS]);
});
