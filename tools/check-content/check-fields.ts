import { HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import type { Problem } from '../../src/content/parse-collection.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { needsCurrency, parseNumber } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import { costOf } from './costs.ts';
import type { Finding } from './finding.ts';
import { listTexts } from './list-texts.ts';
import type { ReadContent } from './read-content.ts';

/** The problems that the app's own parsers report: unreadable fields and documents, duplicate ids. */
export function checkFields({
  slides,
  sequence,
  items,
  problems,
}: ReadContent): readonly Finding[] {
  const shown = {
    [HERO]: idsOf(slides),
    [SEQUENCE]: idsOf(sequence),
    [MENU]: idsOf(items),
  };
  return problems.map((problem): Finding => {
    if (problem.field === 'id') return duplicateId(problem);
    const isLeftOut = !shown[problem.collection].has(problem.id);
    const cost = costOf(problem.collection, isLeftOut ? '' : problem.field);
    return { ...problem, ...cost, kind: 'unreadable' };
  });
}

function idsOf(documents: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(documents.map(({ id }) => id));
}

function duplicateId(problem: Problem): Finding {
  const cost = 'a link to one of them may open the other';
  return { ...problem, kind: 'duplicate-id', severity: 'warning', cost };
}

/** Texts that exist in some languages only. */
export function checkLanguages(content: ReadContent): readonly Finding[] {
  const shown = listTexts(content).filter(({ isShown }) => isShown);
  return shown.flatMap(({ collection, id, stored, text, isOptional }) => {
    const present = LANGUAGES.find((language) => text[language] !== undefined);
    if (present === undefined) return [];
    return LANGUAGES.filter((language) => text[language] === undefined).map((language): Finding => {
      const field = stored[language];
      const { cost, severity } = costOf(collection, field);
      return {
        collection,
        id,
        field,
        message: `is missing, while ${stored[present]} is there`,
        kind: 'one-language',
        severity: isOptional ? 'warning' : severity,
        cost,
      };
    });
  });
}

/** Prices that are not numbers, or differ between the languages. */
export function checkPrices({ items }: ReadContent): readonly Finding[] {
  return items.flatMap((item) => [
    ...LANGUAGES.flatMap((language) => checkNumber(item, language)),
    ...comparePrices(item),
  ]);
}

function checkNumber(item: Item, language: Language): readonly Finding[] {
  const price = item.price[language];
  if (price === undefined || parseNumber(price) !== undefined) return [];
  const field = DISH_TEXTS.price.stored[language];
  const where = { collection: MENU, id: item.id, field, found: price } as const;
  const message = needsCurrency(price) ? 'is not a number' : explainCurrency(price);
  const cost = 'it is shown as it is written, and search engines are told no price';
  return [{ ...where, message, kind: 'price', severity: 'warning', cost }];
}

function explainCurrency(price: string): string {
  return /\p{Nd}/u.test(price)
    ? 'names a currency, so none is added'
    : 'has no number, so no currency is added';
}

function comparePrices({ id, price }: Item): readonly Finding[] {
  const [first, ...others] = LANGUAGES.flatMap((language) => {
    const [found, amount] = [price[language], parseNumber(price[language])];
    return amount === undefined
      ? []
      : [{ found, amount, field: DISH_TEXTS.price.stored[language] }];
  });
  return others
    .filter(({ amount }) => amount !== first?.amount)
    .map(({ found, field }) => ({
      collection: MENU,
      id,
      field,
      found: `${found}, not ${first?.found}`,
      message: `differs from ${first?.field}`,
      kind: 'price',
      severity: 'error',
      cost: 'in one of the languages diners are told a wrong price',
    }));
}
