import * as v from 'valibot';
import { resolveAddress } from '../menu/addresses.ts';
import type { Item } from '../menu/types.ts';
import { bilingual, index, present, readFields, text, textOrList } from './fields.ts';
import type { ParseDocument, ReportField } from './parse-collection.ts';

const itemFields = v.object({
  itemImage: text,
  titleEn: text,
  titleAr: text,
  descriptionsEn: textOrList('/'),
  descriptionsAr: textOrList('/'),
  priceEn: text,
  priceAr: text,
  caloriesEn: text,
  caloriesAr: text,
  allergensEn: textOrList(', '),
  allergensAr: textOrList('، '),
  categoryEn: text,
  categoryAr: text,
  index,
  tags: textOrList(', '),
});

/** A parser of menu documents whose relative picture addresses are relative to `imageFolder`. */
export function createItemParser(imageFolder: string): ParseDocument<Item> {
  return (document, report) => {
    const fields = readFields(itemFields, document, report);
    if (!fields) return undefined;
    const image = resolveImage(fields.itemImage, imageFolder, report);
    const item: Item = {
      id: document.id,
      title: bilingual(fields.titleEn, fields.titleAr),
      description: bilingual(fields.descriptionsEn, fields.descriptionsAr),
      price: bilingual(fields.priceEn, fields.priceAr),
      calories: bilingual(fields.caloriesEn, fields.caloriesAr),
      allergens: bilingual(fields.allergensEn, fields.allergensAr),
      category: bilingual(fields.categoryEn, fields.categoryAr),
      ...present({ image, index: fields.index, tags: fields.tags }),
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

/** A dish is worth more than its picture: with an unusable address it shows without one. */
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
