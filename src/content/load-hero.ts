import type { Slide } from '../domain/types.ts';
import { HERO, type Pictures, type ReadCollection } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { parseSlide } from './parse-slide.ts';

/** A slide whose picture's address is being looked up. */
export interface LoadingSlide extends Slide {
  readonly image: Promise<string>;
}

export async function loadSlides(
  readCollection: ReadCollection,
  pictures: Pick<Pictures, 'resolveSlide'>,
): Promise<readonly LoadingSlide[]> {
  const { documents } = await readCollection(HERO);
  return parseCollection(HERO, documents, parseSlide).map((slide) => {
    const image = pictures.resolveSlide(slide.imagePath);
    // A failure is for whoever shows the slide; until then it is not unhandled, only unheard.
    image.catch(() => undefined);
    return { ...slide, image };
  });
}
