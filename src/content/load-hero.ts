import type { Slide } from '../menu/types.ts';
import { type Backend, HERO } from './backend.ts';
import { parseCollection } from './parse-collection.ts';
import { parseSlide } from './parse-slide.ts';

export async function loadSlides(backend: Backend): Promise<readonly Slide[]> {
  const { documents } = await backend.readCollection(HERO);
  return parseCollection(HERO, documents, parseSlide);
}
