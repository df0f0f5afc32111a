import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { itemWith } from '../domain/item.fixture.ts';
import { structuredData } from './structured-data.ts';

const SITE = 'https://menu.example';

const ribeye = itemWith({
  id: 'ribeye',
  image: '/content/ribeye.webp',
  title: { en: 'Ribeye', ar: 'ريب آي' },
  description: { en: 'Rice/Salad', ar: 'أرز/سلطة' },
  price: { en: '149', ar: 'حسب السوق' },
  calories: { en: '720 kcal' },
});

test('an item has its name, description, image, price and calories, if present', () => {
  const sections = [{ id: 'category-1', name: { en: 'Steaks', ar: 'ستيك' }, items: [ribeye] }];
  const [english, arabic] = structuredData(brand, { sections, slides: [] }, SITE).hasMenu;
  expect(english?.hasMenuSection).toEqual([
    {
      '@type': 'MenuSection',
      name: 'Steaks',
      hasMenuItem: [
        {
          '@type': 'MenuItem',
          name: 'Ribeye',
          description: 'Rice, Salad',
          image: 'https://menu.example/content/ribeye.webp',
          offers: { '@type': 'Offer', price: 149, priceCurrency: 'SAR' },
          nutrition: { '@type': 'NutritionInformation', calories: '720 kcal' },
        },
      ],
    },
  ]);
  expect(arabic?.hasMenuSection[0]?.hasMenuItem).toEqual([
    {
      '@type': 'MenuItem',
      name: 'ريب آي',
      description: 'أرز، سلطة',
      image: 'https://menu.example/content/ribeye.webp',
    },
  ]);
});

test.each([
  { why: 'with a price', price: { en: '149' }, offer: { price: 149, priceCurrency: 'SAR' } },
  { why: 'without one', price: {}, offer: {} },
])('an item that is sold out says so, $why', ({ price, offer }) => {
  const items = [{ ...ribeye, price, soldOut: true as const }];
  const sections = [{ id: 'category-1', name: { en: 'Steaks' }, items }];
  const [english] = structuredData(brand, { sections, slides: [] }, SITE).hasMenu;
  expect(english?.hasMenuSection[0]?.hasMenuItem[0]?.offers).toEqual({
    '@type': 'Offer',
    ...offer,
    availability: 'https://schema.org/SoldOut',
  });
});
