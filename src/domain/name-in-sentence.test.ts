import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test.each([
  { why: 'small letters', name: { en: 'Tree Nuts' }, language: 'en', text: 'tree nuts' },
  { why: 'an abbreviation stays', name: { en: 'MSG' }, language: 'en', text: 'MSG' },
  { why: 'Arabic as it is', name: { en: 'Milk', ar: 'حليب' }, language: 'ar', text: 'حليب' },
  {
    why: 'the other language set apart, so that it moves nothing around it',
    name: { ar: 'حليب' },
    language: 'en',
    text: '\u2068حليب\u2069',
  },
] as const)('$why', ({ name, language, text }) =>
  expect(nameInSentence(name, language)).toBe(text),
);
