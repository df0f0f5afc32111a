import { expect, test } from 'vitest';
import { checkLanguages } from './check-languages.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const both = { id: 'd', titleEn: 'Ribeye', titleAr: 'ريب آي' };

test.each([
  { why: 'both languages have it', item: both, lines: [] },
  { why: 'neither has a description', item: { ...both, descriptionsEn: ' ' }, lines: [] },
  {
    why: 'no Arabic name',
    item: { id: 'd', titleEn: 'x' },
    lines: ['error one-language d titleAr'],
  },
  {
    why: 'no English name',
    item: { id: 'd', titleAr: 'x' },
    lines: ['error one-language d titleEn'],
  },
  {
    why: 'a description in English only',
    item: { ...both, descriptionsEn: 'Beef' },
    lines: ['warning one-language d descriptionsAr'],
  },
  {
    why: 'calories in Arabic only',
    item: { ...both, caloriesAr: 680 },
    lines: ['warning one-language d caloriesEn'],
  },
  {
    why: 'allergens in English only: somebody may be harmed',
    item: { ...both, allergensEn: 'Milk' },
    lines: ['error one-language d allergensAr'],
  },
  {
    why: 'a price in English only',
    item: { ...both, priceEn: 0, priceAr: '' },
    lines: ['error one-language d priceAr'],
  },
])('$why', ({ item, lines }) => {
  expect(checkLanguages(contentOf({ items: [item] })).map(lineOf)).toEqual(lines);
});

test('the other language’s readers are named', () => {
  const [finding] = checkLanguages(contentOf({ items: [{ id: 'd', titleEn: 'Ribeye' }] }));
  expect(finding).toMatchObject({
    message: 'is missing, while titleEn is there',
    cost: 'Arabic readers see the dish without its name',
  });
});

test('a category’s name has another to stand in for it', () => {
  const sequence = [{ id: 'steaks', categoryEn: 'Steaks' }];
  expect(checkLanguages(contentOf({ sequence })).map(lineOf)).toEqual([
    'warning one-language steaks categoryAr',
  ]);
});

test('a slide without Arabic words has English ones in Arabic, but none the other way round', () => {
  const slides = [
    { id: 'a', imageUrl: 'a.webp', title: 'Steak', description: 'Grilled' },
    { id: 'b', imageUrl: 'b.webp', titleAr: 'ستيك' },
  ];
  expect(checkLanguages(contentOf({ slides })).map(lineOf)).toEqual([
    'warning one-language a titleAr',
    'warning one-language a descriptionAr',
    'error one-language b title',
  ]);
});
