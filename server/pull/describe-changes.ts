import { canonical } from '../../src/backends/firebase/rest.ts';
import { BRANCHES, HERO, MENU, type RawDocument, SEQUENCE } from '../../src/content/backend.ts';
import { parseCollection } from '../../src/content/parse-collection.ts';
import { createItemParser } from '../../src/content/parsers.ts';
import { LANGUAGES, textIn } from '../../src/domain/language.ts';
import { needsCurrency } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Collections } from '../firebase/firebase-project.ts';

const NAMED_PRICES = 5;

/** For the operator, in one line: "Ribeye 300 g: 165 → 170 SR; 2 dishes new; 1 gone". Empty if no document differs. */
export function describeChanges(before: Collections, after: Collections): string {
  const prices = describePrices(parseDishes(before), parseDishes(after));
  const dishes = compare(before.get(MENU), after.get(MENU));
  const others = [
    [HERO, 'slide'],
    [SEQUENCE, 'category'],
    [BRANCHES, 'branch'],
  ] as const;
  const parts = [
    ...prices.slice(0, NAMED_PRICES),
    prices.length > NAMED_PRICES && `${prices.length - NAMED_PRICES} other prices`,
    dishes.added > 0 && `${counted(dishes.added, 'dish')} new`,
    dishes.gone > 0 && `${dishes.added > 0 ? dishes.gone : counted(dishes.gone, 'dish')} gone`,
    dishes.edited > prices.length && `${counted(dishes.edited - prices.length, 'dish')} edited`,
    ...others.map(([name, noun]) => {
      const { added, gone, edited } = compare(before.get(name), after.get(name));
      const changed = added + gone + edited;
      return changed > 0 && `${counted(changed, noun)} changed`;
    }),
  ];
  return parts.filter((part) => part !== false).join('; ');
}

const PLURALS = {
  dish: 'dishes',
  slide: 'slides',
  category: 'categories',
  branch: 'branches',
} as const;

export function counted(count: number, noun: keyof typeof PLURALS): string {
  return `${count} ${count === 1 ? noun : PLURALS[noun]}`;
}

function compare(before: readonly RawDocument[] = [], after: readonly RawDocument[] = []) {
  const old = new Map(before.map(({ id, fields }) => [id, canonical(fields)]));
  const current = new Map(after.map(({ id, fields }) => [id, canonical(fields)]));
  const ids = [...current.keys()];
  return {
    added: ids.filter((id) => !old.has(id)).length,
    gone: [...old.keys()].filter((id) => !current.has(id)).length,
    edited: ids.filter((id) => old.has(id) && old.get(id) !== current.get(id)).length,
  };
}

/** As the page reads them. */
export function parseDishes(collections: Collections): readonly Item[] {
  return parseCollection(MENU, collections.get(MENU) ?? [], createItemParser('/'), () => undefined);
}

function describePrices(before: readonly Item[], after: readonly Item[]): readonly string[] {
  const old = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((item) => {
    const last = old.get(item.id);
    const language = LANGUAGES.find((one) => last && last.price[one] !== item.price[one]);
    if (!last || !language) return [];
    const [from, to] = [last.price[language], item.price[language]];
    const currency = to !== undefined && needsCurrency(to) ? ' SR' : '';
    const title = textIn(item.title, 'en')?.text ?? item.id;
    return [`${title}: ${from ?? 'no price'} → ${to ?? 'no price'}${currency}`];
  });
}
