import { describe, expect, test } from 'vitest';
import { checkCategories, checkIndexes } from './check-categories.ts';
import { contentOf, lineOf } from './content.fixture.ts';

describe('categories', () => {
  const steaks = { id: 'steaks', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 };
  const soups = { id: 'soups', categoryEn: 'Soups', categoryAr: 'شوربات', index: 2 };
  const dishIn = (categoryEn?: string, categoryAr?: string) => ({
    id: 'd',
    titleEn: 'Dish',
    categoryEn,
    categoryAr,
  });

  test.each([
    { why: 'nothing is wrong', sequence: [steaks], items: [dishIn('Steaks')], lines: [] },
    { why: 'case is ignored', sequence: [steaks], items: [dishIn(' STEAKS ')], lines: [] },
    { why: 'an Arabic name is enough', sequence: [steaks], items: [dishIn('', 'ستيك')], lines: [] },
    {
      why: 'a category that is not in the sequence',
      sequence: [steaks],
      items: [dishIn('Steaks'), { ...dishIn('Drinks'), id: 'cola' }],
      lines: ['warning uncategorised cola categoryEn Drinks'],
    },
    {
      why: 'a dish without a category',
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
});

describe('indexes', () => {
  const dish = (id: string, index: unknown, categoryEn = 'Steaks') => ({
    id,
    titleEn: id,
    index,
    categoryEn,
  });

  test.each([
    { why: 'each has its own index', items: [dish('a', 1), dish('b', 2)], lines: [] },
    {
      why: 'another category has its own indexes',
      items: [dish('a', 1), dish('b', 1, 'Soups')],
      lines: [],
    },
    { why: 'no index at all', items: [dish('a', undefined), dish('b', '')], lines: [] },
    {
      why: 'a text and a number are the same index',
      items: [dish('a', 1), dish('b', '1'), dish('c', 2)],
      lines: ['warning duplicate-index a index 1', 'warning duplicate-index b index 1'],
    },
  ])('$why', ({ items, lines }) => {
    expect(checkIndexes(contentOf({ items })).map(lineOf)).toEqual(lines);
  });

  test('two categories with one index', () => {
    const sequence = ['x', 'y'].map((id) => ({ id, categoryEn: id, index: 0 }));
    expect(checkIndexes(contentOf({ sequence })).map(lineOf)).toEqual([
      'warning duplicate-index x index 0',
      'warning duplicate-index y index 0',
    ]);
  });
});
