import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import {
  changeCount,
  countAll,
  formatPicksParameter,
  linePrice,
  listPicks,
  NO_PICKS,
  type PickedDish,
  parsePicks,
  parsePicksParameter,
  totalOf,
} from './picks.ts';

const HOUR_MS = 60 * 60 * 1000;
const ribeye = itemWith({ id: 'ribeye', title: { en: 'Ribeye' }, price: { en: '165' } });

const outline = (dishes: readonly PickedDish[]) => dishes.map(({ id, count }) => `${id} ${count}`);

test('a list is kept for 12 hours after its last change', () => {
  const dishes = [{ id: 'ribeye', count: 2, title: { en: 'Ribeye' } }];
  const stored = JSON.stringify({ dishes, changedAt: 0 });
  expect(parsePicks(stored, 12 * HOUR_MS).dishes).toEqual(dishes);
  expect(parsePicks(stored, 12 * HOUR_MS + 1)).toBe(NO_PICKS);
  expect(parsePicks(stored, -HOUR_MS).dishes).toEqual(dishes);
});

test.each([
  { why: 'nothing', stored: '' },
  { why: 'no JSON', stored: '{' },
  { why: 'something else', stored: '[1]' },
  { why: 'no dishes', stored: '{"changedAt":1,"dishes":7}' },
  { why: 'damaged dishes', stored: '{"changedAt":1,"dishes":[7,{"id":""},{"id":"a","count":-1}]}' },
  { why: 'half a dish', stored: '{"changedAt":1,"dishes":[{"id":"a","count":1.5}]}' },
])('what is stored is $why: the list is empty', ({ stored }) => {
  expect(parsePicks(stored, 1).dishes).toEqual([]);
});

test('one more and one less of a dish', () => {
  const one = changeCount([], ribeye, 1);
  expect(outline(changeCount(one, ribeye, 1))).toEqual(['ribeye 2']);
  expect(changeCount(one, ribeye, -1)).toEqual([]);
  expect(outline(changeCount(one, ribeye, 1000))).toEqual(['ribeye 99']);
  expect(countAll(changeCount(one, itemWith({ id: 'soup' }), 2))).toBe(3);
});

test('a link carries ids and counts', () => {
  const dishes = parsePicksParameter('ribeye.2,soup.1,ribeye.1,broken,none.0,x.1000');
  expect(outline(dishes)).toEqual(['ribeye 3', 'soup 1']);
});

test('any ids survive a link', () => {
  const anyDishes = fc.uniqueArray(
    fc.record({
      id: fc
        .string({ minLength: 1, unit: 'grapheme' })
        .filter((id) => !/\.\d{1,2},/.test(`${id},`)),
      count: fc.integer({ min: 1, max: 99 }),
      title: fc.constant({}),
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  );
  fc.assert(
    fc.property(anyDishes, (dishes) => {
      const address = new URL(`https://menu.example/?picks=${formatPicksParameter(dishes)}`);
      const shared = parsePicksParameter(address.searchParams.get('picks') ?? '');
      expect(outline(shared)).toEqual(outline(dishes));
    }),
  );
});

const priced = (price: string, count = 1) => ({
  item: itemWith({ id: price, price: { en: price } }),
  count,
});

test.each([
  { why: 'whole prices', dishes: [priced('165'), priced('81')], amount: '246' },
  { why: 'several of one', dishes: [priced('28.50', 3)], amount: '85.50' },
  { why: 'no rounding surprises', dishes: [priced('0.1'), priced('0.2')], amount: '0.30' },
  { why: 'thousands', dishes: [priced('1,250'), priced('٢٤٫٥')], amount: '1,274.50' },
  { why: 'nothing counts', dishes: [priced('Market price')], amount: undefined },
  { why: 'no dishes', dishes: [], amount: undefined },
])('the total: $why', ({ dishes, amount }) => expect(totalOf(dishes, 'en').amount).toBe(amount));

test('a price that is not one number is left out of the total and named', () => {
  const total = totalOf([priced('49 / 89'), priced('10')], 'en');
  expect([total.amount, ...total.uncounted]).toEqual(['10', '49 / 89']);
});

test('a dish that is sold out is not in the total', () => {
  const { item } = priced('165');
  const total = totalOf([{ item: { ...item, soldOut: true }, count: 2 }, priced('10')], 'en');
  expect([total.amount, ...total.uncounted]).toEqual(['10', '165']);
});

test('a menu without prices has no total, and nothing is missing in it', () => {
  expect(totalOf([priced('Market price'), priced('')], 'en').uncounted.size).toBe(0);
});

test('the price of a line', () => {
  expect(linePrice(priced('28.50', 2), 'en')).toBe('57');
  expect(linePrice(priced('ask', 2), 'en')).toBeUndefined();
});

test('a dish that left the menu is gone', () => {
  const steaks = { id: 'steaks', name: { en: 'Steaks' }, items: [ribeye] };
  const picks = [
    { id: 'ribeye', count: 2, title: {} },
    { id: 'soup', count: 1, title: { en: 'Soup' } },
  ];
  const { listed, gone } = listPicks(picks, [steaks]);
  expect(listed).toEqual([{ item: ribeye, count: 2 }]);
  expect(gone.map(({ id }) => id)).toEqual(['soup']);
});
