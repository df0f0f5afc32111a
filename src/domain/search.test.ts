import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemWith } from './item.fixture.ts';
import type { Language } from './language.ts';
import { createMatcher, filterSections, findCategories } from './search.ts';

const finds = (query: string, text: string, language: Language = 'en') =>
  createMatcher(query, language)(itemWith({ id: 'x', title: { [language]: text } }));

test.each([
  { why: 'case is ignored', query: 'RIBEYE', text: 'Ribeye' },
  { why: 'a part is enough', query: 'bey', text: 'Ribeye' },
  { why: 'blanks around it are ignored', query: '  ribeye ', text: 'Ribeye 300 g' },
  { why: 'alef is one letter however it is written', query: 'ارز', text: 'أرز' },
  { why: 'teh marbuta matches heh', query: 'شوربه', text: 'شوربة' },
  { why: 'digits of either script match', query: '٣٠٠', text: 'Ribeye 300 g' },
  { why: 'an empty query shows everything', query: '', text: 'anything' },
  { why: 'a blank query is an empty one', query: '   ', text: 'anything' },
])('§5 $why: "$query" finds "$text"', ({ query, text }) => expect(finds(query, text)).toBe(true));

test.each([
  { why: 'another word', query: 'salmon', text: 'Ribeye' },
  { why: 'a query that folds to nothing is still a query', query: 'ـ', text: 'Ribeye' },
])('§5 $why: "$query" does not find "$text"', ({ query, text }) =>
  expect(finds(query, text)).toBe(false),
);

describe('§5 what is searched', () => {
  const item = itemWith({
    id: 'x',
    title: { en: 'Ribeye', ar: 'ريب آي' },
    description: { en: 'Rice/Salad / Sauce', ar: 'أرز/سلطة' },
    allergens: { en: 'Mustard' },
  });

  test.each([
    { why: 'the title', query: 'ribeye', language: 'en', found: true },
    { why: 'the description as stored', query: 'rice/salad', language: 'en', found: true },
    {
      why: 'the description as displayed',
      query: 'rice, salad, sauce',
      language: 'en',
      found: true,
    },
    { why: 'the Arabic description as displayed', query: 'ارز، سلطه', language: 'ar', found: true },
    { why: 'not the other language', query: 'ribeye', language: 'ar', found: false },
    { why: 'not the allergens', query: 'mustard', language: 'en', found: false },
    { why: 'not across title and description', query: 'ribeyerice', language: 'en', found: false },
  ] as const)('$why', ({ query, language, found }) => {
    expect(createMatcher(query, language)(item)).toBe(found);
  });
});

test('§5 categories with no matching items are hidden', () => {
  const steak = itemWith({ id: '1', title: { en: 'Ribeye' } });
  const soup = itemWith({ id: '2', title: { en: 'Tomato soup' } });
  const salad = itemWith({ id: '3', title: { en: 'Tomato salad' } });
  const sections = [
    { id: 'a', name: {}, items: [steak] },
    { id: 'b', name: {}, items: [soup, steak, salad] },
  ];
  expect(filterSections(sections, 'tomato', 'en')).toEqual([
    { id: 'b', name: {}, items: [soup, salad] },
  ]);
  expect(filterSections(sections, ' ', 'en')).toBe(sections);
});

/** Of all characters. fast-check's unit `binary` first makes a table of them, which takes a second. */
const anyText = fc.string({
  unit: fc
    .integer({ min: 0, max: 0x10ffff })
    .map((code) => String.fromCodePoint(code).toWellFormed()),
});

test('§5 a plain case-insensitive substring always matches, whatever the folding does', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (before, query, after) => {
      expect(finds(query, before + query + after)).toBe(true);
      const text = before + query.toUpperCase() + after;
      if (text.toLowerCase().includes(query.trim().toLowerCase())) {
        expect(finds(query, text)).toBe(true);
      }
    }),
  );
});

const MENU = [
  { id: 'steaks', name: { en: 'Steaks', ar: 'الستيك' }, items: [] },
  { id: 'soups', name: { en: 'Soups & Salads', ar: 'الشوربات والسلطات' }, items: [] },
  { id: 'cafe', name: { en: 'Café' }, items: [] },
  { id: 'nameless', name: {}, items: [] },
];

interface Case {
  readonly why: string;
  readonly query: string;
  readonly language: Language;
  readonly found: readonly string[];
}

test.each<Case>([
  {
    why: 'a part of the name, whatever the case',
    query: 'STEAK',
    language: 'en',
    found: ['steaks'],
  },
  { why: 'every name that has it', query: 's', language: 'en', found: ['steaks', 'soups'] },
  { why: 'folded letters', query: 'cafe', language: 'en', found: ['cafe'] },
  { why: 'the name in the visitor’s language', query: 'ستيك', language: 'ar', found: ['steaks'] },
  { why: 'not the one in the other', query: 'steak', language: 'ar', found: [] },
  { why: 'the other one where it is the one shown', query: 'caf', language: 'ar', found: ['cafe'] },
  { why: 'nothing by a blank', query: '  ', language: 'en', found: [] },
])('a category is found by $why', ({ query, language, found }) =>
  expect(findCategories(MENU, query, language).map(({ id }) => id)).toEqual(found),
);

test.each([
  { query: 'beef steak', isFound: true },
  { query: 'steak beef', isFound: true },
  { query: 'BEEF  grill', isFound: true },
  { query: 'beef fish', isFound: false },
])('all words of a query match in any order: "$query"', ({ query, isFound }) => {
  const item = itemWith({
    id: 'x',
    title: { en: 'Steak of beef' },
    description: { en: 'From the grill' },
  });
  expect(createMatcher(query, 'en')(item)).toBe(isFound);
});
