import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PageContent } from '../../src/content/page-content.ts';
import { DISH_WIDTHS, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';
import { contentPath } from '../addresses.ts';
import { errorMessage, warnCounted } from '../errors.ts';
import type { FindFile } from '../find-file.ts';
import { findPicture } from './original-picture.ts';
import { ENCODE_CONCURRENCY, type PictureSizer } from './picture-sizer.ts';

interface WantedPicture {
  /** In the content folder. */
  readonly path: string;
  readonly widths: readonly number[];
}

/** The pictures of a page, in its order, and the widths that it offers of each. */
export function listPictures({ slides, sections }: PageContent): readonly WantedPicture[] {
  const dishes = sections.flatMap(({ items }) => items);
  return [
    ...slides.map(({ image }) => ({ path: contentPath(image), widths: SLIDE_WIDTHS })),
    ...dishes.map(({ image }) => ({ path: contentPath(image), widths: DISH_WIDTHS })),
  ].flatMap(({ path, widths }) => (path === undefined ? [] : [{ path, widths }]));
}

/** The cards that a browser loads before anyone scrolls: on a phone it loads some in advance. */
const FIRST_DISHES = 12;

/** The pictures of the first screens. */
export function listFirstPictures({ slides, sections }: PageContent): readonly WantedPicture[] {
  return [
    ...listPictures({ slides: slides.slice(0, 1), sections: [] }),
    ...listPictures({ slides: [], sections }).slice(0, FIRST_DISHES),
  ];
}

/**
 * Sizes pictures before a visitor needs them, the small sizes of all of them first. What is not done within
 * the limit is done on request. Those on the disk cost nothing.
 */
export async function preparePictures(
  pictures: readonly WantedPicture[],
  find: FindFile,
  sizePicture: PictureSizer,
  limitMs: number,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  const variants = pictures
    .flatMap(({ path, widths }) => widths.map((width) => ({ path, width })))
    .toSorted((one, other) => one.width - other.width);
  // As many as the encoder's, so that the deadline is checked before each encoding.
  const preparing = pLimit(ENCODE_CONCURRENCY).map(variants, async ({ path, width }) => {
    if (performance.now() >= deadline) return;
    try {
      const original = await findPicture(find, path);
      if (original) await sizePicture(original, width);
    } catch (error) {
      warnCounted(`A picture was not sized in advance: ${errorMessage(error)}`);
    }
  });
  await Promise.race([preparing, setTimeout(limitMs, undefined, { ref: false })]);
}
