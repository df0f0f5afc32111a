import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAllergens } from './allergens.ts';
import { itemWith } from './item.fixture.ts';
import type { LocalizedText } from './language.ts';

const itemsWith = (texts: readonly LocalizedText[]) =>
  texts.map((allergens, position) => itemWith({ id: `i${position}`, allergens }));

const outline = (texts: readonly LocalizedText[]) =>
  findAllergens(itemsWith(texts)).map(({ name }) => `${name.en ?? '?'} = ${name.ar ?? '?'}`);

test.each([
  {
    why: 'lists of one dish pair by place',
    texts: [{ en: 'Milk, Nuts', ar: 'حليب، مكسرات' }],
    result: ['Milk = حليب', 'Nuts = مكسرات'],
  },
  {
    why: 'whatever separates and spells them',
    texts: [
      { en: 'MILK/nuts', ar: 'الحليب ومكسرات' },
      { en: 'Milk', ar: 'حَليب' },
    ],
    result: ['MILK = الحليب', 'Nuts = مكسرات'],
  },
  {
    why: 'most dishes win over one that has them in another order',
    texts: [{ en: 'Milk, Nuts', ar: 'مكسرات، حليب' }, ...Array(2).fill({ en: 'Milk', ar: 'حليب' })],
    result: ['Milk = حليب', 'Nuts = مكسرات'],
  },
  {
    why: 'lists of unequal length pair nothing',
    texts: [{ en: 'Milk, Nuts, Egg', ar: 'حليب، مكسرات' }],
    result: ['Milk = ?', 'Nuts = ?', 'Egg = ?', '? = حليب', '? = مكسرات'],
  },
  {
    why: 'unless the rest is settled elsewhere',
    texts: [
      { en: 'Milk, Egg', ar: 'حليب، بيض، سمك' },
      { en: 'Milk, Fish', ar: 'حليب، سمك' },
      { en: 'Egg', ar: 'بيض' },
    ],
    result: ['Milk = حليب', 'Egg = بيض', 'Fish = سمك'],
  },
  {
    why: 'a second word for the same thing stands beside the first',
    texts: [...Array(2).fill({ en: 'Milk', ar: 'حليب' }), { en: 'Milk', ar: 'لبن' }],
    result: ['Milk = حليب / لبن'],
  },
  {
    why: 'what is named in one language only stands alone',
    texts: [{ en: 'Milk' }, { ar: 'سمك' }],
    result: ['Milk = ?', '? = سمك'],
  },
  { why: 'no is no allergen', texts: [{ en: 'None', ar: 'لا يوجد' }, { en: '-' }], result: [] },
])('$why', ({ texts, result }) => expect(outline(texts)).toEqual(result));

const DICTIONARY = [
  ['Milk', 'حليب'],
  ['Nuts', 'مكسرات'],
  ['Egg', 'بيض'],
  ['Fish', 'أسماك'],
  ['Soy', 'صويا'],
] as const;

test('names that always stand in the same places are paired as they were meant', () => {
  const anyDish = fc.shuffledSubarray([...DICTIONARY], { minLength: 1 });
  fc.assert(
    fc.property(fc.array(anyDish, { minLength: 1 }), (dishes) => {
      const texts = dishes.map((words) => ({
        en: words.map(([en]) => en).join(', '),
        ar: words.map(([, ar]) => ar).join('، '),
      }));
      const meant = new Set(dishes.flat().map(([en, ar]) => `${en} = ${ar}`));
      expect(outline(texts).toSorted()).toEqual([...meant].toSorted());
    }),
  );
});
