import { MENU } from '../../src/content/backend.ts';
import { priceAsNumber } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** Prices that are no numbers, or are not the same in both languages. */
export function checkPrices({ items }: ReadContent): readonly Finding[] {
  return items.flatMap((item) => [
    ...checkNumber(item, 'priceEn', item.price.en),
    ...checkNumber(item, 'priceAr', item.price.ar),
    ...comparePrices(item),
  ]);
}

function checkNumber({ id }: Item, field: string, price: string | undefined): readonly Finding[] {
  if (price === undefined || priceAsNumber(price) !== undefined) return [];
  const place = { collection: MENU, id, field, found: price } as const;
  const cost = 'it is shown as it is written, and search engines are told no price';
  return [{ ...place, message: 'is not a number', kind: 'price', severity: 'warning', cost }];
}

function comparePrices({ id, price: { en, ar } }: Item): readonly Finding[] {
  const [inEnglish, inArabic] = [priceAsNumber(en), priceAsNumber(ar)];
  const areNumbers = inEnglish !== undefined && inArabic !== undefined;
  if (!areNumbers || inEnglish === inArabic) return [];
  const place = { collection: MENU, id, field: 'priceAr', found: `${ar}, not ${en}` } as const;
  const cost = 'in one of the languages diners are told a wrong price';
  return [{ ...place, message: 'differs from priceEn', kind: 'price', severity: 'error', cost }];
}
