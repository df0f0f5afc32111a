import * as v from 'valibot';
import type { Slide } from '../menu/types.ts';
import { bilingual, readFields, text } from './fields.ts';
import type { ParseDocument } from './parse-collection.ts';

const slideFields = v.object({
  title: text,
  titleAr: text,
  description: text,
  descriptionAr: text,
  imageUrl: text,
});

export const parseSlide: ParseDocument<Slide> = (document, report) => {
  const fields = readFields(slideFields, document, report);
  if (!fields) return undefined;
  const { imageUrl } = fields;
  if (imageUrl === undefined) {
    report('imageUrl', 'is missing: a slide needs a picture');
    return undefined;
  }
  return {
    id: document.id,
    title: bilingual(fields.title, fields.titleAr),
    description: bilingual(fields.description, fields.descriptionAr),
    imagePath: imageUrl,
  };
};
