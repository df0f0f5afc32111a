import type { Slide } from '../menu/types.ts';
import { type Backend, HERO } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { parseSlide } from './parse-slide.ts';

/** A slide whose picture's address is being looked up. */
export interface LoadingSlide extends Slide {
  readonly image: Promise<string>;
}

export async function loadSlides(backend: Backend): Promise<readonly LoadingSlide[]> {
  const { documents } = await backend.readCollection(HERO);
  return parseCollection(HERO, documents, parseSlide).map((slide) => {
    const image = backend.resolveSlideImage(slide.imagePath);
    // A failure is for whoever shows the slide; until then it is not unhandled, only unheard.
    image.catch(() => undefined);
    return { ...slide, image };
  });
}
