import { expect, test } from 'vitest';
import { createAllergenReader } from '../../src/domain/allergens/allergens.ts';
import { checkAllergens } from './check-allergens.ts';
import { contentOf } from './content.fixture.ts';

const reader = createAllergenReader();

function messagesOf(allergensEn: string, allergensAr: string): readonly string[] {
  const items = [{ id: 'd', titleEn: 'Ribeye', allergensEn, allergensAr }];
  return checkAllergens(contentOf({ items }), reader).map(({ field, message, found }) =>
    [field, message, found].filter(Boolean).join(' '),
  );
}

test.each([
  { why: 'nothing is wrong', en: 'Milk, nuts', ar: 'مكسرات، حليب', messages: [] },
  { why: 'none are contained', en: 'None', ar: 'لا يوجد', messages: [] },
  { why: 'there is no statement', en: '', ar: '', messages: ['allergensEn is missing'] },
  {
    why: 'the statement says nothing',
    en: 'Ask us',
    ar: 'غير معروف',
    messages: ['allergensEn gives no information'],
  },
  {
    why: 'a typing error',
    en: 'Mlik',
    ar: '',
    messages: ['allergensEn has a word of no allergen group (milk?) Mlik'],
  },
  {
    why: 'a letter too many beside a known word',
    en: 'Milk, sesamee',
    ar: 'حليب، سمسم',
    messages: [
      'allergensEn has a word of no allergen group (sesame?) sesamee',
      'allergensAr names other allergens than allergensEn sesame',
    ],
  },
  {
    why: 'an unknown word',
    en: 'Garlic',
    ar: 'ثوم',
    messages: [
      'allergensEn has a word of no allergen group Garlic',
      'allergensAr has a word of no allergen group ثوم',
    ],
  },
  {
    why: 'the languages differ',
    en: 'Milk',
    ar: 'حليب، بيض',
    messages: ['allergensAr names other allergens than allergensEn eggs'],
  },
  {
    why: 'a claim that something is missing',
    en: 'Egg. Milk-free',
    ar: 'بيض',
    messages: ['allergensEn claims that something is not contained Milk'],
  },
])('$why: "$en" / "$ar"', ({ en, ar, messages }) => {
  expect(messagesOf(en, ar)).toEqual(messages);
});
