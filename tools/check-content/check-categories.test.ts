import { expect, test } from 'vitest';
import { checkCategories } from './check-categories.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const steaks = { id: 'steaks', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 };
const soups = { id: 'soups', categoryEn: 'Soups', categoryAr: 'شوربات', index: 2 };
const dishIn = (categoryEn?: string, categoryAr?: string) => ({
  id: 'd',
  titleEn: 'Dish',
  categoryEn,
  categoryAr,
});

test.each([
  { why: 'all is well', sequence: [steaks], items: [dishIn('Steaks')], lines: [] },
  { why: 'case is nothing', sequence: [steaks], items: [dishIn(' STEAKS ')], lines: [] },
  { why: 'an Arabic name will do', sequence: [steaks], items: [dishIn('', 'ستيك')], lines: [] },
  {
    why: 'a category that is not in the sequence',
    sequence: [steaks],
    items: [dishIn('Steaks'), { ...dishIn('Drinks'), id: 'cola' }],
    lines: ['warning uncategorised cola categoryEn Drinks'],
  },
  {
    why: 'a dish that names none',
    sequence: [],
    items: [dishIn()],
    lines: ['warning uncategorised d categoryEn'],
  },
  {
    why: 'a category without dishes',
    sequence: [steaks, soups],
    items: [dishIn('Steaks')],
    lines: ['warning empty-category soups categoryEn'],
  },
  {
    why: 'a category that two entries name: the first counts',
    sequence: [{ ...steaks, id: 'again', index: 3 }, steaks],
    items: [dishIn('Steaks')],
    lines: ['warning duplicate-category again categoryEn steaks'],
  },
  {
    why: 'no sequence at all',
    sequence: [],
    items: [dishIn('Steaks')],
    lines: ['warning uncategorised d categoryEn Steaks'],
  },
])('$why', ({ sequence, items, lines }) => {
  expect(checkCategories(contentOf({ sequence, items })).map(lineOf)).toEqual(lines);
});
