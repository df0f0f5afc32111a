import * as v from 'valibot';
import type { Item } from '../menu/types.ts';
import { bilingual, index, present, readFields, text } from './fields.ts';
import type { ParseDocument, ReportField } from './parse-collection.ts';

const itemFields = v.object({
  itemImage: text,
  titleEn: text,
  titleAr: text,
  descriptionsEn: text,
  descriptionsAr: text,
  priceEn: text,
  priceAr: text,
  caloriesEn: text,
  caloriesAr: text,
  allergensEn: text,
  allergensAr: text,
  categoryEn: text,
  categoryAr: text,
  index,
  tags: text,
});

/** A parser of menu documents whose relative picture addresses are relative to `imageBase`. */
export function createItemParser(imageBase: string): ParseDocument<Item> {
  return (document, report) => {
    const fields = readFields(itemFields, document, report);
    if (!fields) return undefined;
    const image = resolveImage(fields.itemImage, imageBase, report);
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
  base: string,
  report: ReportField,
): string | undefined {
  if (address === undefined) return undefined;
  const url = parseAddress(address, base);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.href;
  report('itemImage', `is not a usable address: ${address}`);
  return undefined;
}

/** Once, not by `URL.canParse` first: of a long menu it is half of all parsing. */
function parseAddress(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
