import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import type { Brand } from '../domain/brand.ts';
import { itemWith } from '../domain/item.fixture.ts';
import type { Item } from '../domain/types.ts';
import { renderContent } from './render-content.tsx';

const calories = { en: '780 kcal', ar: '780 سعرة' };
const price = { en: '165', ar: '165' };

/** The text of a dish's card, without the facts shown only when scripts are off. */
function cardText(dish: Partial<Item>, settings: Partial<Brand>, language: 'en' | 'ar') {
  const items = [itemWith({ id: 'dish', ...dish })];
  const { markup } = renderContent(
    { sections: [{ id: 'category-1', name: {}, items }], slides: [] },
    { ...brand, ...settings },
  );
  const [, card = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(markup[language]) ?? [];
  return card.replace(/<p[^>]*>[^<]*<\/p>|<[^>]*>/g, '').replaceAll('\u00a0', ' ');
}

test.each([
  {
    why: 'beside the price',
    dish: { calories, price },
    en: '780 kcal 165 SR',
    ar: '780 سعرة 165 ريال',
  },
  { why: 'without a price', dish: { calories }, en: '780 kcal ', ar: '780 سعرة ' },
  { why: 'nothing if unknown', dish: { price }, en: '165 SR', ar: '165 ريال' },
])('if the chain enables it, cards show calories: $why', ({ dish, en, ar }) => {
  expect(cardText(dish, { showsCaloriesOnCards: true }, 'en')).toBe(en);
  expect(cardText(dish, { showsCaloriesOnCards: true }, 'ar')).toBe(ar);
});

test('by default cards show no calories', () => {
  expect(brand.showsCaloriesOnCards).toBe(false);
  expect(cardText({ calories, price }, {}, 'en')).toBe('165 SR');
  expect(cardText({ calories }, {}, 'en')).toBe('');
});

test.each([
  { stored: '165', shown: '\u20c1 165' },
  { stored: 'SR 165', shown: 'SR 165' },
  { stored: 'Market price', shown: 'Market price' },
])('with the riyal sign, $stored is shown as $shown in both languages', ({ stored, shown }) => {
  const dish = { price: { en: stored, ar: stored } };
  expect(cardText(dish, { currency: 'sign' }, 'en')).toBe(shown);
  expect(cardText(dish, { currency: 'sign' }, 'ar')).toBe(shown);
});

test('the riyal sign is spoken, and left of the number also in Arabic', () => {
  const items = [itemWith({ id: 'dish', price })];
  const { markup } = renderContent(
    { sections: [{ id: 'category-1', name: {}, items }], slides: [] },
    { ...brand, currency: 'sign' },
  );
  expect(markup.en).toMatch(/<bdi dir="ltr"><span role="img" aria-label="riyal">\u20c1<\/span> /);
  expect(markup.ar).toMatch(/<bdi dir="ltr"><span role="img" aria-label="ريال">\u20c1<\/span> /);
});
