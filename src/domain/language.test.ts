import { expect, test } from 'vitest';
import { textIn } from './language.ts';

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
