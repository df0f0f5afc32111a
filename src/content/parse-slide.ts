import type { Slide } from '../domain/types.ts';
import { bilingual, createFieldReader, text } from './fields.ts';
import type { ParseDocument } from './parse-collection.ts';

export const parseSlide: ParseDocument<Slide> = (document, report) => {
  const read = createFieldReader(document, report);
  if (!read) return undefined;
  const imagePath = read('imageUrl', text);
  if (imagePath === undefined) {
    report('imageUrl', 'is missing: a slide needs a picture');
    return undefined;
  }
  return {
    id: document.id,
    title: bilingual(read('title', text), read('titleAr', text)),
    description: bilingual(read('description', text), read('descriptionAr', text)),
    imagePath,
  };
};
