import { expect, test } from 'vitest';
import { brand } from '../../menu.config.ts';
import { itemWith } from '../domain/item.fixture.ts';
import type { Item } from '../domain/types.ts';
import { renderContent } from './render-content.tsx';

const calories = { en: '780 kcal', ar: '780 سعرة' };
const price = { en: '165', ar: '165' };

/** The text of a dish's card, without the facts shown only when scripts are off. */
function cardText(dish: Partial<Item>, showsCaloriesOnCards: boolean, language: 'en' | 'ar') {
  const items = [itemWith({ id: 'dish', ...dish })];
  const { screens } = renderContent(
    { sections: [{ id: 'category-1', name: {}, items }], slides: [] },
    { ...brand, showsCaloriesOnCards },
    1,
  );
  const [, card = ''] = /<article[^>]*>(.*?)<\/article>/s.exec(screens[language]) ?? [];
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
  expect(cardText(dish, true, 'en')).toBe(en);
  expect(cardText(dish, true, 'ar')).toBe(ar);
});

test('by default cards show no calories', () => {
  expect(brand.showsCaloriesOnCards).toBe(false);
  expect(cardText({ calories, price }, false, 'en')).toBe('165 SR');
  expect(cardText({ calories }, false, 'en')).toBe('');
});
