import { expect, test } from 'vitest';
import { DISH, dishLines, linesOf } from './content.fixture.ts';

test.each([
  {
    why: 'a price in Arabic only',
    fields: { priceEn: undefined },
    lines: ['error priceEn is missing, unlike priceAr, so English readers do not see it'],
  },
  {
    why: 'a price without a number',
    fields: { priceEn: 'abc' },
    lines: ['warning priceEn is "abc": not one number: shown as it is written'],
  },
  {
    why: 'a price of 0',
    fields: { priceEn: 0, priceAr: '٠' },
    lines: [
      'warning priceAr is "٠": diners are told that the dish is free',
      'warning priceEn is "0": diners are told that the dish is free',
    ],
  },
  {
    why: 'a price below 0',
    fields: { priceEn: -5 },
    lines: ['error priceEn is "-5": a price cannot be below 0'],
  },
  {
    why: 'a price above 100,000',
    fields: { priceEn: '165,000', priceAr: '165000' },
    lines: [
      'warning priceAr is "165000": it is above 100,000: nobody pays that',
      'warning priceEn is "165,000": it is above 100,000: nobody pays that',
    ],
  },
  {
    why: 'two prices in one',
    fields: { priceEn: '45 - 60', priceAr: '45/60' },
    lines: [
      'warning priceAr is "45/60": not one number: shown as it is written',
      'warning priceEn is "45 - 60": not one number: shown as it is written',
    ],
  },
  {
    why: 'another price in the other language',
    fields: { priceEn: '42.50', priceAr: '٤٣' },
    lines: [
      'warning priceAr is "43": priceEn is 42.5: diners are told a wrong price in one language',
    ],
  },
  { why: 'the same price in other digits', fields: { priceEn: 42.5, priceAr: '٤٢٫٥' }, lines: [] },
  {
    why: 'no price and no calories',
    fields: { priceEn: '', priceAr: ' ', caloriesEn: null, caloriesAr: '' },
    lines: [
      'warning caloriesEn is missing: nobody is told its calories',
      'warning priceEn is missing: nobody is told what the dish costs',
    ],
  },
  {
    why: 'calories without a number',
    fields: { caloriesEn: 'few' },
    lines: ['warning caloriesEn is "few": it has no number: nobody is told the calories'],
  },
  {
    why: 'calories below 0',
    fields: { caloriesEn: '-780', caloriesAr: '٧٨٠ سعرة' },
    lines: ['warning caloriesEn is "-780": calories cannot be below 0'],
  },
])('$why', async ({ fields, lines }) => {
  expect(await dishLines(fields)).toEqual(lines);
});

const HOT = {
  ...DISH,
  id: 'tea',
  titleEn: 'Mint Tea',
  titleAr: 'شاي',
  caffeineAr: '',
  sodiumMg: 5,
};

test.each([
  {
    why: 'chocolate is no cola',
    dish: { ...HOT, titleEn: 'Chocolate Cake', titleAr: 'كيك الشوكولاتة', activityMinutes: 9 },
  },
  {
    why: 'a dish without caffeine states none',
    dish: { ...DISH, sodiumMg: 0, activityMinutes: 9 },
  },
  {
    why: 'water has no calories to walk off',
    dish: { ...HOT, titleEn: 'Water', titleAr: 'مياه', caloriesEn: '0', caloriesAr: '0' },
  },
  {
    why: 'a drink with caffeine and calories',
    dish: HOT,
    lines: [
      'warning SteakHouseMenu.json: "Mint Tea" (tea): activityMinutes is missing: the SFDA asks how long a walk uses up the calories',
      'warning SteakHouseMenu.json: "Mint Tea" (tea): caffeineEn is missing: the SFDA asks for the caffeine of drinks that have some',
    ],
  },
  {
    why: 'no dish states its salt; calories are not on the cards',
    dish: { ...DISH, activityMinutes: 9 },
    showsCaloriesOnCards: false,
    lines: [
      'warning SteakHouseMenu.json: sodiumMg is stated for no dish: the SFDA asks for a mark above 2,000 mg of sodium',
      'warning menu.config.ts: showsCaloriesOnCards is false: the SFDA asks for calories beside the price',
    ],
  },
])('rules of the SFDA: $why', async ({ dish, showsCaloriesOnCards = true, lines = [] }) => {
  const stored = { items: [dish] };
  expect(await linesOf(stored, { rules: 'sfda', showsCaloriesOnCards })).toEqual(lines);
  expect(await linesOf(stored, { rules: 'none', showsCaloriesOnCards })).toEqual([]);
});
