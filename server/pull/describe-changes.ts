import { canonical } from '../../src/backends/firebase/rest.ts';
import { BRANCHES, HERO, MENU, type RawDocument, SEQUENCE } from '../../src/content/backend.ts';
import { parseCollection } from '../../src/content/parse-collection.ts';
import { createItemParser } from '../../src/content/parsers.ts';
import { LANGUAGES, textIn } from '../../src/domain/language.ts';
import { needsCurrency } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Collections } from '../firebase/firebase-project.ts';

const MAX_NAMED = 5;

/** For the operator, in one line: "Ribeye 300 g: 165 → 170 SR; 2 dishes new; 1 gone". Empty if no document differs. */
export function describeChanges(before: Collections, after: Collections): string {
  const named = describeDishes(parseDishes(before), parseDishes(after));
  const dishes = compare(before.get(MENU), after.get(MENU));
  const others = [
    [HERO, 'slide'],
    [SEQUENCE, 'category'],
    [BRANCHES, 'branch'],
  ] as const;
  const parts = [
    ...named.slice(0, MAX_NAMED),
    named.length > MAX_NAMED && `${named.length - MAX_NAMED} other dishes`,
    dishes.added > 0 && `${counted(dishes.added, 'dish')} new`,
    dishes.gone > 0 && `${dishes.added > 0 ? dishes.gone : counted(dishes.gone, 'dish')} gone`,
    dishes.edited > named.length && `${counted(dishes.edited - named.length, 'dish')} edited`,
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

/** What a diner notices most: another price, sold out. */
function describeDishes(before: readonly Item[], after: readonly Item[]): readonly string[] {
  const old = new Map(before.map((item) => [item.id, item]));
  return after.flatMap((item) => {
    const last = old.get(item.id);
    if (!last) return [];
    const changes = [describePrice(last, item), describeSoldOut(last, item)].filter(Boolean);
    const title = textIn(item.title, 'en')?.text ?? item.id;
    return changes.length === 0 ? [] : [`${title}: ${changes.join(', ')}`];
  });
}

function describePrice(before: Item, after: Item): string {
  const language = LANGUAGES.find((one) => before.price[one] !== after.price[one]);
  if (!language) return '';
  const [from = 'no price', to = 'no price'] = [before.price[language], after.price[language]];
  return `${from} → ${to}${after.price[language] !== undefined && needsCurrency(to) ? ' SR' : ''}`;
}

function describeSoldOut(before: Item, after: Item): string {
  if (before.soldOut === after.soldOut) return '';
  return after.soldOut ? 'sold out' : 'available again';
}
