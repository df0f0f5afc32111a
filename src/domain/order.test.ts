import { expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import { type Order, orderSections } from './order.ts';

const dish = (id: string, price = '', calories = '') =>
  itemWith({ id, price: { en: price }, calories: { en: calories } });

const SECTION = {
  id: 'steaks',
  name: { en: 'Steaks' },
  items: [
    dish('market', 'Market price'),
    dish('none'),
    dish('dear', '1,250', '780 kcal'),
    dish('cheap', '٤٢٫٥', '900'),
    dish('named', '165 SR', '٦١٠ سعرة'),
    dish('same', '165'),
  ],
};

const ordered = (order: Order) =>
  orderSections([SECTION], order, 'en').map(({ items }) => items.map(({ id }) => id));

test.each([
  { order: 'menu', ids: ['market', 'none', 'dear', 'cheap', 'named', 'same'] },
  { order: 'price', ids: ['cheap', 'named', 'same', 'dear', 'market', 'none'] },
  { order: 'calories', ids: ['named', 'dear', 'cheap', 'market', 'none', 'same'] },
] as const)('a section in the order "$order": what has no number is last', ({ order, ids }) =>
  expect(ordered(order)).toEqual([ids]),
);

test('a text that the other language has alone is no number in this one', () => {
  const [section] = orderSections([SECTION], 'price', 'ar');
  expect(section?.items).toEqual(SECTION.items);
});
