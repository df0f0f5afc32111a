import { expect, test } from 'vitest';
import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { describeChanges } from './describe-changes.ts';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

const collectionsWith = (name: CollectionName, documents: readonly Stored[]) =>
  new Map([[name, documents.map((fields) => ({ id: fields.id, fields }))]]);

const RIBEYE = { id: 'ribeye', titleEn: 'Ribeye 300 g', priceEn: '165', priceAr: '١٦٥' };
const many = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, id) => ({ id: `${id}`, titleEn: `Dish ${id}`, ...fields }));

test.each([
  {
    why: 'a price, new dishes and one that is gone',
    before: [RIBEYE, { id: 'soup', titleEn: 'Soup' }],
    after: [{ ...RIBEYE, priceEn: '170' }, ...many(2)],
    text: 'Ribeye 300 g: 165 → 170 SR; 2 dishes new; 1 gone',
  },
  {
    why: 'a price in Arabic only',
    before: [RIBEYE],
    after: [{ ...RIBEYE, priceAr: '١٧٠' }],
    text: 'Ribeye 300 g: ١٦٥ → ١٧٠ SR',
  },
  {
    why: 'a price that is gone',
    before: [RIBEYE],
    after: [{ ...RIBEYE, priceEn: '' }],
    text: 'Ribeye 300 g: 165 → no price',
  },
  {
    why: 'a price that names its currency',
    before: [{ id: 'a', titleAr: 'ريب آي', priceEn: 'SAR 10' }],
    after: [{ id: 'a', titleAr: 'ريب آي', priceEn: 'SAR 12' }],
    text: 'ريب آي: SAR 10 → SAR 12',
  },
  {
    why: 'more prices than anyone reads',
    before: many(7, { priceEn: '1' }),
    after: many(7, { priceEn: '2' }),
    text: `${[0, 1, 2, 3, 4].map((id) => `Dish ${id}: 1 → 2 SR; `).join('')}2 other dishes`,
  },
  {
    why: 'a dish that sells out',
    before: [RIBEYE],
    after: [{ ...RIBEYE, soldOut: 'yes' }],
    text: 'Ribeye 300 g: sold out',
  },
  {
    why: 'one that is there again, for another price',
    before: [{ ...RIBEYE, soldOut: true }],
    after: [{ ...RIBEYE, priceEn: '170' }],
    text: 'Ribeye 300 g: 165 → 170 SR, available again',
  },
  { why: 'dishes that are gone', before: many(3), after: many(2), text: '1 dish gone' },
  {
    why: 'another field',
    before: [RIBEYE],
    after: [{ ...RIBEYE, descriptionsEn: 'Rice' }],
    text: '1 dish edited',
  },
  {
    why: 'the order of fields only',
    before: [RIBEYE],
    after: [{ priceAr: RIBEYE.priceAr, priceEn: '165', titleEn: 'Ribeye 300 g', id: 'ribeye' }],
    text: '',
  },
])('$why: "$text"', ({ before, after, text }) => {
  const changes = describeChanges(collectionsWith(MENU, before), collectionsWith(MENU, after));
  expect(changes).toBe(text);
});

test.each([
  { name: HERO, text: '2 slides changed' },
  { name: SEQUENCE, text: '2 categories changed' },
] as const)('$text', ({ name, text }) => {
  const [before, after] = [
    many(2),
    [{ id: '0', title: 'New' }, { id: '1', titleEn: 'Dish 1' }, { id: '2' }],
  ];
  expect(describeChanges(collectionsWith(name, before), collectionsWith(name, after))).toBe(text);
});
