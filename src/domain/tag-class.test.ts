import { expect, test } from 'vitest';
import { tagClass } from './tag-class.ts';

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
