import { expect, test } from 'vitest';
import { checkFields } from './check-fields.ts';
import { contentOf, lineOf } from './content.fixture.ts';
import { UNKNOWN_COST } from './costs.ts';

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
    why: 'an order costs nothing but the place',
    stored: { items: [{ ...dish, index: 'third' }] },
    line: 'warning unreadable d index',
    cost: 'the dish comes last in its category',
  },
  {
    why: 'an address that is none',
    stored: { items: [{ ...dish, itemImage: 'javascript:1' }] },
    line: 'error unreadable d itemImage javascript:1',
    cost: 'the dish is shown without a picture',
  },
  {
    why: 'a dish of which nothing is left',
    stored: { items: [{ id: 'd' }] },
    line: 'error unreadable d titleEn',
    cost: 'the dish is not shown',
  },
  {
    why: 'a document that is none',
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

/** Has every field, and none that can be read but these. */
const unreadableBut = (fields: object) =>
  new Proxy(fields, { has: () => true, get: (known, name) => Reflect.get(known, name) ?? {} });

test('whatever field the parsers read, its cost is known', () => {
  const stored = {
    slides: [unreadableBut(slide)],
    sequence: [unreadableBut(entry)],
    items: [unreadableBut(dish)],
  };
  const findings = checkFields(contentOf(stored));
  expect(findings.length).toBeGreaterThan(16);
  expect(findings.filter(({ cost }) => cost === UNKNOWN_COST)).toEqual([]);
});
