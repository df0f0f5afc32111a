import { describe, expect, test } from 'vitest';
import { findClosest } from './closest.ts';
import { itemWith } from './item.fixture.ts';
import type { LocalizedText } from './language.ts';
import type { Section } from './types.ts';

const dish = (id: string, title: LocalizedText, tags?: string) => itemWith({ id, title, tags });

const section = (name: LocalizedText, items: Section['items']): Section => ({
  id: name.en ?? '',
  name,
  items,
});

const SECTIONS = [
  section({ en: 'Steaks', ar: 'الستيك' }, [
    dish('ribeye', { en: 'Ribeye 300 g', ar: 'ريب آي 300 جم' }, 'Best'),
    dish('steak', { en: 'Skirt Steak', ar: 'سكيرت ستيك' }),
    dish('wagyu', { en: 'Wagyu Cubes', ar: 'مكعبات واغيو' }),
  ]),
  section({ en: 'Seafood', ar: 'المأكولات البحرية' }, [
    dish('salmon', { en: 'Grilled Salmon', ar: 'سلمون مشوي' }),
    dish('shrimp', { en: 'Garlic Shrimp', ar: 'روبيان بالثوم' }),
  ]),
  section({ en: 'Burgers', ar: 'برجر' }, [
    dish('burger', { en: 'Cheeseburger', ar: 'تشيز برجر' }),
    dish('hot', { en: 'Hot Chicken Burger', ar: 'برجر دجاج حار' }),
  ]),
  section({ en: 'Hot Drinks', ar: 'مشروبات ساخنة' }, [
    dish('cappuccino', { en: 'Cappuccino', ar: 'كابتشينو' }),
    dish('soup', { en: 'Mushroom Soup', ar: 'شوربة الفطر' }),
    dish('cola', { en: 'Cola', ar: 'كولا' }),
    dish('ice-cream', { en: 'Ice Cream', ar: 'آيس كريم' }),
  ]),
];

const TAGS = { Best: { en: 'Best seller', ar: 'الأكثر طلبًا' } };

const closestTo = (query: string) => findClosest(SECTIONS, query, TAGS);
const idsLike = (query: string) => closestTo(query).items.map(({ id }) => id);

describe('the closest dishes', () => {
  test.each([
    { query: 'rib-eye', first: 'ribeye' },
    { query: 'steack', first: 'steak' },
    { query: 'mushrom', first: 'soup' },
    { query: 'prawn', first: 'shrimp' },
    { query: 'prawns', first: 'shrimp' },
    { query: 'coke', first: 'cola' },
    { query: 'capuccino', first: 'cappuccino' },
    { query: 'spicy', first: 'hot' },
    { query: 'best seller', first: 'ribeye' },
    { query: 'سمك', first: 'salmon' },
    { query: 'جمبري', first: 'shrimp' },
    { query: 'برغر', first: 'burger' },
    { query: 'واقيو', first: 'wagyu' },
    { query: 'كابوتشينو', first: 'cappuccino' },
    { query: 'ايسكريم', first: 'ice-cream' },
    { query: 'grlled slamon', first: 'salmon' },
  ])('of "$query" the first is $first', ({ query, first }) =>
    expect(idsLike(query)[0]).toBe(first),
  );

  test.each(['zzz', 'xyzzy', 'x', '...', 'pizza'])('nothing is like "%s"', (query) =>
    expect(closestTo(query)).toEqual({ categories: [], items: [] }),
  );

  test('are six at the most', () => {
    const many = Array.from({ length: 20 }, (_, id) => dish(`${id}`, { en: 'Ribeye' }));
    expect(findClosest([section({ en: 'Steaks' }, many)], 'ribeey', TAGS).items).toHaveLength(6);
  });

  test('a title in either language comes first, then tag and category, synonyms, other spellings', () => {
    const items = [
      dish('spelling', { en: 'Prawm' }),
      dish('synonym', { en: 'Shrimp' }),
      dish('tag', { en: 'Ribeye' }, 'Prawn'),
      dish('title', { ar: 'prawn' }),
    ];
    const found = findClosest([section({ en: 'All' }, items)], 'prawn', TAGS).items;
    expect(found.map(({ id }) => id)).toEqual(['title', 'tag', 'synonym', 'spelling']);
  });
});

test('a category is named in either language', () => {
  const names = (query: string) => closestTo(query).categories.map(({ id }) => id);
  expect(names('drinks')).toEqual(['Hot Drinks']);
  expect(names('مشروبات')).toEqual(['Hot Drinks']);
  expect(names('ribeye')).toEqual([]);
});

test.each([
  { why: 'one letter in four', text: 'Ribeye', query: 'rbeye', isLike: true },
  { why: 'two swapped letters are one', text: 'Ribeye', query: 'ribeey', isLike: true },
  { why: 'two letters of six', text: 'Ribeye', query: 'rbey', isLike: false },
  { why: 'other letters at both ends', text: 'Ribeye', query: 'xibeyx', isLike: false },
])('$why: "$query" is like "$text": $isLike', ({ text, query, isLike }) => {
  const found = findClosest([section({}, [dish('x', { en: text })])], query, {}).items;
  expect(found).toHaveLength(isLike ? 1 : 0);
});
