import { describe, expect, test } from 'vitest';
import { checkFields, checkLanguages, checkPrices } from './check-fields.ts';
import { contentOf, lineOf } from './content.fixture.ts';
import { UNKNOWN_COST } from './costs.ts';

describe('what the parsers cannot read', () => {
  const dish = { id: 'd', titleEn: 'Ribeye' };
  const slide = { id: 's', imageUrl: 'a.webp' };
  const entry = { id: 'e', categoryEn: 'Steaks' };

  test.each([
    { why: 'nothing is wrong', stored: { slides: [slide], sequence: [entry], items: [dish] } },
    {
      why: 'a text of a dish',
      stored: { items: [{ ...dish, priceAr: {} }] },
      line: 'error unreadable d priceAr',
      cost: 'Arabic readers are not told what the dish costs',
    },
    {
      why: 'an unreadable index only costs the position',
      stored: { items: [{ ...dish, index: 'third' }] },
      line: 'warning unreadable d index',
      cost: 'the dish comes last in its category',
    },
    {
      why: 'an invalid address',
      stored: { items: [{ ...dish, itemImage: 'javascript:1' }] },
      line: 'error unreadable d itemImage javascript:1',
      cost: 'the dish is shown without a picture',
    },
    {
      why: 'a dish without any readable field',
      stored: { items: [{ id: 'd' }] },
      line: 'error unreadable d titleEn',
      cost: 'the dish is not shown',
    },
    {
      why: 'a document that is not an object',
      stored: { items: [7] },
      line: 'error unreadable #1',
      cost: 'the dish is not shown',
    },
    {
      why: 'a slide without a picture',
      stored: { slides: [{ id: 's', title: 'Steak' }] },
      line: 'error unreadable s imageUrl',
      cost: 'the slide is not shown',
    },
    {
      why: 'a text of a slide',
      stored: { slides: [{ ...slide, description: [] }] },
      line: 'error unreadable s description',
      cost: 'English readers see the slide without its text',
    },
    {
      why: 'an entry without a name loses no dish',
      stored: { sequence: [{ id: 'e', index: 1 }] },
      line: 'warning unreadable e categoryEn',
      cost: 'its category comes after those that have a place',
    },
    {
      why: 'an id that is used twice',
      stored: { items: [dish, dish] },
      line: 'warning duplicate-id d id',
      cost: 'a link to one of them may open the other',
    },
  ])('$why', ({ stored, line, cost }) => {
    const findings = checkFields(contentOf(stored));
    expect(findings.map(lineOf)).toEqual(line === undefined ? [] : [line]);
    expect(findings[0]?.cost).toBe(cost);
  });

  /** Has every field; only these are readable. */
  const unreadableBut = (fields: object) =>
    new Proxy(fields, { has: () => true, get: (known, name) => Reflect.get(known, name) ?? {} });

  test('every field that the parsers read has a cost', () => {
    const stored = {
      slides: [unreadableBut(slide)],
      sequence: [unreadableBut(entry)],
      items: [unreadableBut(dish)],
    };
    const findings = checkFields(contentOf(stored));
    expect(findings.length).toBeGreaterThan(16);
    expect(findings.filter(({ cost }) => cost === UNKNOWN_COST)).toEqual([]);
  });
});

describe('texts of one language only', () => {
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

  test('a category’s name falls back to the other language', () => {
    const sequence = [{ id: 'steaks', categoryEn: 'Steaks' }];
    expect(checkLanguages(contentOf({ sequence })).map(lineOf)).toEqual([
      'warning one-language steaks categoryAr',
    ]);
  });

  test('Arabic falls back to English on a slide, but English does not fall back to Arabic', () => {
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
});

describe('prices', () => {
  test.each([
    { why: 'the same number', priceEn: '42', priceAr: 42, lines: [] },
    { why: 'the same number in other digits', priceEn: '42.50', priceAr: '٤٢٫٥', lines: [] },
    { why: 'no price', lines: [] },
    { why: 'a price in one language only is reported elsewhere', priceEn: '42', lines: [] },
    {
      why: 'another number',
      priceEn: '42',
      priceAr: '٤٣',
      lines: ['error price d priceAr ٤٣, not 42'],
    },
    {
      why: 'no number',
      priceEn: 'Market price',
      priceAr: '42',
      lines: ['warning price d priceEn Market price'],
    },
    {
      why: 'a number and its currency',
      priceEn: '42 SR',
      priceAr: '42 ريال',
      lines: ['warning price d priceEn 42 SR', 'warning price d priceAr 42 ريال'],
    },
  ])('$why', ({ priceEn, priceAr, lines }) => {
    const items = [{ id: 'd', titleEn: 'Dish', priceEn, priceAr }];
    expect(checkPrices(contentOf({ items })).map(lineOf)).toEqual(lines);
  });
});
