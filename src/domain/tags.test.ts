import { expect, test } from 'vitest';
import { tagClass, tagWords } from './tags.ts';

test.each([
  { why: 'a word is its own class', tags: 'Best', result: 'Best' },
  { why: 'a comma is stripped', tags: 'Best,Spicy', result: 'BestSpicy' },
  { why: 'every comma is stripped', tags: 'a,b,c', result: 'abc' },
  { why: 'what whitespace is left separates', tags: 'Best, Spicy', result: 'Best Spicy' },
  { why: 'letters of any script may stay', tags: 'حار, مميز', result: 'حار مميز' },
  { why: 'digits, dashes and underscores may stay', tags: 'top-10 a_b', result: 'top-10 a_b' },
  { why: 'what no class may hold goes', tags: "Chef's <Pick>!", result: 'Chefs Pick' },
  { why: 'nothing usable leaves nothing', tags: ' , !! ', result: '' },
])('§3 $why: "$tags" → "$result"', ({ tags, result }) => expect(tagClass(tags)).toBe(result));

const TABLE = {
  Best: { en: 'Best seller', ar: 'الأكثر طلبًا' },
  Spicy: { en: 'Spicy', ar: 'حار' },
};

test.each([
  { why: 'a word of the table', tags: 'Best', en: ['Best seller'], ar: ['الأكثر طلبًا'] },
  {
    why: 'each of several',
    tags: 'Best, Spicy',
    en: ['Best seller', 'Spicy'],
    ar: ['الأكثر طلبًا', 'حار'],
  },
  {
    why: 'without a blank',
    tags: 'Spicy,Best',
    en: ['Spicy', 'Best seller'],
    ar: ['حار', 'الأكثر طلبًا'],
  },
  { why: 'whatever its case', tags: 'SPICY', en: ['Spicy'], ar: ['حار'] },
  { why: 'one that is not in it', tags: 'Chef’s pick', en: ['Chef’s pick'], ar: ['Chef’s pick'] },
  { why: 'the same only once', tags: 'Best, best', en: ['Best seller'], ar: ['الأكثر طلبًا'] },
  { why: 'not what every table has', tags: 'toString', en: ['toString'], ar: ['toString'] },
  { why: 'nothing but commas', tags: ' , ، ', en: [], ar: [] },
])('$why: "$tags"', ({ tags, en, ar }) => {
  expect(tagWords(tags, TABLE, 'en')).toEqual(en);
  expect(tagWords(tags, TABLE, 'ar')).toEqual(ar);
});
