import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { PageContent } from '../../src/content/page-content.ts';
import { DISH_WIDTHS, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';
import { contentPath } from '../addresses.ts';
import { errorMessage, warnCounted } from '../errors.ts';
import type { FindFile } from '../find-file.ts';
import {
  PICTURE_WIDTHS,
  type PictureWidth,
  pictureVariant,
  readPictureWidth,
  widthsFor,
} from './encode-picture.ts';
import { findPicture, hashFile } from './original-picture.ts';
import { ENCODE_CONCURRENCY, type PictureSizer } from './picture-sizer.ts';

interface WantedPicture {
  /** In the content folder. */
  readonly path: string;
  readonly widths: readonly PictureWidth[];
}

/** The cards that a browser loads before anyone scrolls: on a phone it loads some in advance. */
const FIRST_DISHES = 12;

/** The largest width that a card's picture has on a screen of three pixels to one. */
const CARD_WIDTHS = DISH_WIDTHS.filter((width) => width <= 640);

/** A start waits no longer than this; the rest is made while it serves. */
const START_LIMIT_MS = 5000;

/** Sizes the pictures of the first screens before the first visitor needs them. Those on the disk cost nothing. */
export async function prepareFirstScreens(
  content: PageContent,
  find: FindFile,
  sizePicture: PictureSizer,
  limitMs = START_LIMIT_MS,
): Promise<void> {
  const sizeOne = async ({ path, widths }: WantedPicture) => {
    const original = await findPicture(find, path);
    if (!original) return;
    const hash = await hashFile(original.path);
    for (const width of widths) await sizePicture(pictureVariant(original.path, hash, width));
  };
  const all = listFirstPictures(content).map((picture) => sizeOne(picture).catch(warnOfFailure));
  await Promise.race([Promise.all(all), setTimeout(limitMs, undefined, { ref: false })]);
}

function listFirstPictures({ slides, sections }: PageContent): readonly WantedPicture[] {
  const [slide] = slides.map(({ image }) => ({ image, widths: SLIDE_WIDTHS }));
  const dishes = sections
    .flatMap(({ items }) => items)
    .slice(0, FIRST_DISHES)
    .map(({ image }) => ({ image, widths: CARD_WIDTHS }));
  return [...(slide ? [slide] : []), ...dishes].flatMap(({ image, widths }) => {
    const path = contentPath(image);
    return path === undefined ? [] : [{ path, widths }];
  });
}

/** New content waits no longer than this for the sizes of its new pictures. */
const PULL_LIMIT_MS = 20_000;

export interface PulledPicture {
  readonly path: string;
  readonly hash: string;
}

/** Sizes pulled pictures before they are published, the small sizes of all of them first. */
export async function preparePulledPictures(
  pictures: readonly PulledPicture[],
  sizePicture: PictureSizer,
): Promise<void> {
  const deadline = performance.now() + PULL_LIMIT_MS;
  // As the encoder's, so that the deadline is checked before each encoding.
  const limit = pLimit(ENCODE_CONCURRENCY);
  const sizable = await Promise.all(
    pictures.map(({ path, hash }) =>
      limit(async () => ({ path, hash, widths: await listWidths(path) })),
    ),
  );
  const variants = PICTURE_WIDTHS.flatMap((width) =>
    sizable
      .filter(({ widths }) => widths.includes(width))
      .map(({ path, hash }) => pictureVariant(path, hash, width)),
  );
  await Promise.all(
    variants.map((variant) =>
      limit(async () => {
        if (performance.now() < deadline) await sizePicture(variant).catch(warnOfFailure);
      }),
    ),
  );
}

async function listWidths(path: string): Promise<readonly PictureWidth[]> {
  try {
    const width = await readPictureWidth(await readFile(path));
    return width === undefined ? [] : widthsFor(width);
  } catch (error) {
    warnOfFailure(error);
    return [];
  }
}

/** The picture is then sized when it is requested. */
function warnOfFailure(error: unknown): void {
  warnCounted(`A picture was not sized in advance: ${errorMessage(error)}`);
}
