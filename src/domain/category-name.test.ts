import { expect, test } from 'vitest';
import { categoryName } from './category-name.ts';

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
])('a category is named by $why', ({ name, result }) =>
  expect(categoryName(name, 'ar')).toEqual(result),
);
