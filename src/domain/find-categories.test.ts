import { expect, test } from 'vitest';
import { findCategories } from './find-categories.ts';
import type { Language } from './language.ts';

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
  { why: 'letters as a hurried thumb types them', query: 'cafe', language: 'en', found: ['cafe'] },
  { why: 'the name in the visitor’s language', query: 'ستيك', language: 'ar', found: ['steaks'] },
  { why: 'not the one in the other', query: 'steak', language: 'ar', found: [] },
  { why: 'the other one where it is the one shown', query: 'caf', language: 'ar', found: ['cafe'] },
  { why: 'nothing by a blank', query: '  ', language: 'en', found: [] },
])('a category is found by $why', ({ query, language, found }) =>
  expect(findCategories(MENU, query, language).map(({ id }) => id)).toEqual(found),
);
