import { isRecord, parseJson } from './json.ts';
import { isLanguage, type Language, type LocalizedText } from './language.ts';
import { parseNumber } from './price.ts';
import type { Item, Section } from './types.ts';
import { VISIT_MS } from './visit.ts';

export interface PickedDish {
  readonly id: string;
  readonly count: number;
  /** Names a dish that has left the menu. */
  readonly title: LocalizedText;
}

interface Picks {
  readonly dishes: readonly PickedDish[];
  readonly changedAt: number;
}

export const NO_PICKS: Picks = { dishes: [], changedAt: 0 };

/** More than any table orders: a damaged store or link cannot ask for more. */
const MAX_COUNT = 99;
const MAX_DISHES = 300;

export function parsePicks(stored: string, now: number): Picks {
  const data = parseJson(stored);
  if (!isRecord(data) || typeof data.changedAt !== 'number' || !Array.isArray(data.dishes)) {
    return NO_PICKS;
  }
  const picks = { dishes: merge(data.dishes.flatMap(parseDish)), changedAt: data.changedAt };
  return isExpired(picks, now) ? NO_PICKS : picks;
}

/** A timestamp in the future (the clock was set back) does not expire. */
export function isExpired({ changedAt }: Picks, now: number): boolean {
  return now - changedAt > VISIT_MS;
}

export function changeCount(
  dishes: readonly PickedDish[],
  { id, title }: Pick<Item, 'id' | 'title'>,
  by: number,
): readonly PickedDish[] {
  return merge([...dishes, { id, title, count: by }]).filter(({ count }) => count > 0);
}

export function countAll(dishes: readonly { readonly count: number }[]): number {
  return dishes.reduce((total, { count }) => total + count, 0);
}

/** For an address: `ID.2,ID.1`. */
export function formatPicksParameter(dishes: readonly PickedDish[]): string {
  return dishes.map(({ id, count }) => `${encodeURIComponent(id)}.${count}`).join(',');
}

/** The decoded parameter. An id may have dots and commas. */
export function parsePicksParameter(parameter: string): readonly PickedDish[] {
  const parts = parameter.matchAll(/(.+?)\.(\d{1,2})(?:,|$)/gsu);
  return merge(
    Array.from(parts).flatMap(([, id, count]) => parseDish({ id, count: Number(count) })),
  );
}

export interface PricedDish {
  readonly item: Item;
  readonly count: number;
}

/** The picks with the menu's prices and texts of now, and those that have left the menu. */
export function listPicks(picks: readonly PickedDish[], sections: readonly Section[]) {
  const items = new Map(
    sections.flatMap((section) => section.items.map((item) => [item.id, item])),
  );
  const listed = picks.flatMap(({ id, count }): readonly PricedDish[] => {
    const item = items.get(id);
    return item ? [{ item, count }] : [];
  });
  return { listed, gone: picks.filter(({ id }) => !items.has(id)) };
}

/** `uncounted` are dishes that are sold out or whose price is not one number. No amount where no price counts. */
export function totalOf(dishes: readonly PricedDish[], language: Language) {
  const amounts = dishes.map(({ item, count }) =>
    item.soldOut ? undefined : thousandths(item.price[language], count),
  );
  const counted = amounts.filter((amount) => amount !== undefined);
  if (counted.length === 0) return { amount: undefined, uncounted: new Set<string>() };
  const uncounted = dishes.filter((_, position) => amounts[position] === undefined);
  return {
    amount: formatAmount(counted.reduce((a, b) => a + b)),
    uncounted: new Set(uncounted.map(({ item }) => item.id)),
  };
}

export function linePrice({ item, count }: PricedDish, language: Language): string | undefined {
  const amount = thousandths(item.price[language], count);
  return amount === undefined ? undefined : formatAmount(amount);
}

/** Whole numbers add up exactly. */
function thousandths(price: string | undefined, count: number): number | undefined {
  const number = parseNumber(price);
  return number === undefined ? undefined : Math.round(number * 1000) * count;
}

function formatAmount(amount: number): string {
  return (amount / 1000).toLocaleString('en', {
    minimumFractionDigits: amount % 1000 === 0 ? 0 : 2,
    maximumFractionDigits: 3,
  });
}

function merge(dishes: readonly PickedDish[]): readonly PickedDish[] {
  const byId = new Map<string, PickedDish>();
  for (const dish of dishes) {
    const count = Math.min(dish.count + (byId.get(dish.id)?.count ?? 0), MAX_COUNT);
    byId.set(dish.id, { ...dish, count });
  }
  return [...byId.values()].slice(0, MAX_DISHES);
}

function parseDish(value: unknown): readonly PickedDish[] {
  if (!isRecord(value)) return [];
  const { id, count, title } = value;
  if (typeof id !== 'string' || id === '') return [];
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return [];
  return [{ id, count, title: parseTitle(title) }];
}

function parseTitle(title: unknown): LocalizedText {
  if (!isRecord(title)) return {};
  return Object.fromEntries(
    Object.entries(title).filter(([key, text]) => isLanguage(key) && typeof text === 'string'),
  );
}
