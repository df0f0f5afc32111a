import { expect, test } from 'vitest';
import { type Language, type LocalizedText, parseLanguage, slideText, textIn } from './language.ts';

test.each([
  {
    why: 'its own language first',
    name: { en: 'Steaks', ar: 'ستيك' },
    result: { text: 'ستيك', language: 'ar' },
  },
  {
    why: 'the other one where that is missing',
    name: { en: 'Steaks' },
    result: { text: 'Steaks', language: 'en' },
  },
  {
    why: 'the other one where that is blank',
    name: { en: 'Steaks', ar: ' ' },
    result: { text: 'Steaks', language: 'en' },
  },
  { why: 'none where there is none', name: {}, result: undefined },
])('a text is $why', ({ name, result }) => expect(textIn(name, 'ar')).toEqual(result));

test.each([
  { why: 'a code', code: 'ar', language: 'ar' },
  { why: 'in any case, with blanks', code: ' AR ', language: 'ar' },
  { why: 'another language', code: 'fr', language: undefined },
  { why: 'nothing', code: null, language: undefined },
])('an address that names $why: $code', ({ code, language }) =>
  expect(parseLanguage(code)).toBe(language),
);

interface SlideCase {
  readonly why: string;
  readonly words: LocalizedText;
  readonly language: Language;
  readonly result: ReturnType<typeof slideText>;
}

test.each<SlideCase>([
  {
    why: 'its Arabic words in Arabic',
    words: { en: 'Steak night', ar: 'ليلة الستيك' },
    language: 'ar',
    result: { text: 'ليلة الستيك', language: 'ar' },
  },
  {
    why: 'its English ones in English',
    words: { en: 'Steak night', ar: 'ليلة الستيك' },
    language: 'en',
    result: { text: 'Steak night', language: 'en' },
  },
  {
    why: 'the English ones where there are no Arabic ones, as English',
    words: { en: 'Steak night' },
    language: 'ar',
    result: { text: 'Steak night', language: 'en' },
  },
  {
    why: 'its only title as what it is written in',
    words: { en: 'ستيك Wagyu' },
    language: 'en',
    result: { text: 'ستيك Wagyu', language: 'ar' },
  },
  {
    why: 'nothing in English where there is only Arabic',
    words: { ar: 'ليلة الستيك' },
    language: 'en',
    result: undefined,
  },
])('a slide says $why', ({ words, language, result }) =>
  expect(slideText(words, language)).toEqual(result),
);
