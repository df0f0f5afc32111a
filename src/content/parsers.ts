import { resolveAddress } from '../domain/addresses.ts';
import type { Item, SequenceEntry, Slide } from '../domain/types.ts';
import { bilingual, createFieldReader, index, present, text, textOrList } from './fields.ts';
import type { ParseDocument, ReportField } from './parse-collection.ts';

const parts = textOrList('/');
const list = textOrList(', ');
const arabicList = textOrList('، ');

/** `imageFolder` is the base of relative picture addresses. */
export function createItemParser(imageFolder: string): ParseDocument<Item> {
  return (document, report) => {
    const read = createFieldReader(document, report);
    if (!read) return undefined;
    const item: Item = {
      id: document.id,
      title: bilingual(read('titleEn', text), read('titleAr', text)),
      description: bilingual(read('descriptionsEn', parts), read('descriptionsAr', parts)),
      price: bilingual(read('priceEn', text), read('priceAr', text)),
      calories: bilingual(read('caloriesEn', text), read('caloriesAr', text)),
      allergens: bilingual(read('allergensEn', list), read('allergensAr', arabicList)),
      category: bilingual(read('categoryEn', text), read('categoryAr', text)),
      ...present({
        index: read('index', index),
        tags: read('tags', list),
        image: resolveImage(read('itemImage', text), imageFolder, report),
      }),
    };
    if (hasSomethingToShow(item)) return item;
    report('titleEn', 'is missing, and so is everything else that could be shown');
    return undefined;
  };
}

function hasSomethingToShow({ image, ...item }: Item): boolean {
  const texts = [item.title, item.description, item.price, item.calories, item.allergens];
  return image !== undefined || texts.some(({ en, ar }) => en !== undefined || ar !== undefined);
}

/** A dish with an unusable picture address shows without a picture. */
function resolveImage(
  address: string | undefined,
  folder: string,
  report: ReportField,
): string | undefined {
  if (address === undefined) return undefined;
  const image = resolveAddress(address, folder);
  if (image === undefined) report('itemImage', 'is not a usable address', address);
  return image;
}

export const parseSequenceEntry: ParseDocument<SequenceEntry> = (document, report) => {
  const read = createFieldReader(document, report);
  if (!read) return undefined;
  const name = bilingual(read('categoryEn', text), read('categoryAr', text));
  if (name.en === undefined && name.ar === undefined) {
    report('categoryEn', 'is missing, and so is categoryAr: the entry names no category');
    return undefined;
  }
  return { id: document.id, name, ...present({ index: read('index', index) }) };
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
    title: bilingual(read('title', text), read('titleAr', text)),
    description: bilingual(read('description', text), read('descriptionAr', text)),
    imagePath,
  };
};
