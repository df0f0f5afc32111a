import { resolveAddress } from '../domain/addresses.ts';
import { hasText } from '../domain/language.ts';
import { type Item, NO_TEXTS, type SequenceEntry, type Slide } from '../domain/types.ts';
import { DISH_VALUES, readDishTexts, readDishValues } from './dish-fields.ts';
import { createFieldReader, index, localized, text } from './fields.ts';
import type { ParseDocument } from './parse-collection.ts';

/** `imageFolder` is the base of relative picture addresses. */
export function createItemParser(imageFolder: string): ParseDocument<Item> {
  return (document, report) => {
    const read = createFieldReader(document, report);
    if (!read) return undefined;
    const texts = readDishTexts(read);
    const { image: address, ...values } = readDishValues(read);
    const image = address && resolveAddress(address, imageFolder);
    // The dish shows without a picture.
    if (address && !image) report(DISH_VALUES.image, 'no usable address', address);
    const item: Item = { id: document.id, ...NO_TEXTS, ...texts, ...values, image };
    if (hasText(item.title)) return item;
    report('titleEn', 'is missing, and so is titleAr');
    return undefined;
  };
}

/** The names under which the texts of the other collections are stored. */
export const CATEGORY_NAMES = { en: 'categoryEn', ar: 'categoryAr' } as const;
export const SERVED_TEXTS = { en: 'servedEn', ar: 'servedAr' } as const;
export const SLIDE_TEXTS = {
  title: { en: 'title', ar: 'titleAr' },
  description: { en: 'description', ar: 'descriptionAr' },
} as const;

export const parseSequenceEntry: ParseDocument<SequenceEntry> = (document, report) => {
  const read = createFieldReader(document, report);
  if (!read) return undefined;
  const name = localized(read, CATEGORY_NAMES, () => text);
  if (!hasText(name)) {
    report('categoryEn', 'is missing, and so is categoryAr: the entry names no category');
    return undefined;
  }
  const served = localized(read, SERVED_TEXTS, () => text);
  return { id: document.id, name, index: read('index', index), ...(hasText(served) && { served }) };
};

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
    title: localized(read, SLIDE_TEXTS.title, () => text),
    description: localized(read, SLIDE_TEXTS.description, () => text),
    imagePath,
  };
};
