import { expect, test } from 'vitest';
import { checkCategories } from './check-categories.ts';
import { checkMarkup } from './check-markup.ts';
import { checkMissing } from './check-missing.ts';
import { checkNames } from './check-names.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const sequence = [
  { id: 'steaks', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 },
  { id: 'soups', categoryEn: 'Soups', categoryAr: 'شوربات', index: 2 },
];
const soup = { id: 'soup', titleEn: 'Soup', titleAr: 'شوربة', categoryEn: 'Soups' };
const steak = { id: 'steak', titleEn: 'Ribeye', titleAr: 'ريب آي', categoryEn: 'Steaks' };

test.each([
  { why: 'a tag', text: 'Beef<br>Rice', found: '<br>' },
  { why: 'a tag with attributes', text: 'A <b class="x">steak</b>', found: '<b class="x">' },
  { why: 'a closing tag', text: 'steak</b>', found: '</b>' },
  { why: 'a named character', text: 'Mac &amp; Cheese', found: '&amp;' },
  { why: 'a numbered character', text: 'Chef&#39;s choice', found: '&#39;' },
  { why: 'no markup: an ampersand', text: 'Mac & Cheese', found: undefined },
  { why: 'no markup: signs', text: 'fat < 20 g; salt > 1 g', found: undefined },
])('markup in texts: $why', ({ text, found }) => {
  const content = contentOf({ items: [{ ...soup, descriptionsEn: text }] });
  const lines = found === undefined ? [] : [`warning markup soup descriptionsEn ${found}`];
  expect(checkMarkup(content).map(lineOf)).toEqual(lines);
});

test('slides and categories are searched for markup, too', () => {
  const content = contentOf({
    slides: [{ id: 's', title: 'Steak', descriptionAr: '&nbsp;', imageUrl: 's.webp' }],
    sequence: [{ id: 'c', categoryEn: '<i>Soups</i>' }],
  });
  expect(checkMarkup(content).map(lineOf)).toEqual([
    'warning markup s descriptionAr &nbsp;',
    'warning markup c categoryEn <i>',
  ]);
});

test.each([
  { why: 'they belong together', categoryAr: 'ستيك', lines: [] },
  { why: 'letters that are the same when they are read', categoryAr: ' سْتيك ', lines: [] },
  { why: 'only one is there', categoryAr: undefined, lines: [] },
  {
    why: 'they do not',
    categoryAr: 'شوربات',
    lines: ['warning category-pair steak categoryAr شوربات, not ستيك'],
  },
])('categories in both languages: $why', ({ categoryAr, lines }) => {
  const items = [{ ...steak, categoryAr }, soup];
  expect(checkCategories(contentOf({ sequence, items })).map(lineOf)).toEqual(lines);
});

test.each([
  {
    why: 'other prices in one category',
    other: { titleEn: 'RIBEYE ', priceEn: '90' },
    lines: [
      'warning same-name steak titleEn 80, and 90 for "twin"',
      'warning same-name twin titleEn 90, and 80 for "steak"',
    ],
  },
  {
    why: 'in Arabic',
    other: { titleEn: 'Rib steak', priceAr: '٩٠' },
    lines: [
      'warning same-name steak titleAr 80, and 90 for "twin"',
      'warning same-name twin titleAr 90, and 80 for "steak"',
    ],
  },
  { why: 'the same price', other: { priceEn: '80.00' }, lines: [] },
  { why: 'another category', other: { priceEn: '90', categoryEn: 'Soups' }, lines: [] },
  { why: 'no price', other: {}, lines: [] },
])('two dishes of one name: $why', ({ other, lines }) => {
  const items = [
    { ...steak, priceEn: '80', priceAr: '80' },
    { ...steak, id: 'twin', ...other },
  ];
  expect(checkNames(contentOf({ sequence, items })).map(lineOf)).toEqual(lines);
});

test.each([
  {
    why: 'nothing is there',
    dish: {},
    lines: ['warning missing soup priceEn', 'warning missing soup caloriesEn'],
  },
  { why: 'one language is enough', dish: { priceAr: 0, caloriesAr: '90' }, lines: [] },
])('dishes without price or calories: $why', ({ dish, lines }) => {
  const content = contentOf({ items: [{ ...soup, ...dish }] });
  const found = checkMissing(content, { rules: 'none', showsCaloriesOnCards: false });
  expect(found.map(lineOf)).toEqual(lines);
});

test('calories that rules ask for are reported by the rules', () => {
  const content = contentOf({ items: [{ ...soup, priceEn: 1 }] });
  expect(checkMissing(content, { rules: 'sfda', showsCaloriesOnCards: true })).toEqual([]);
});
