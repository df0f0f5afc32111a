import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';
import { itemWith } from './item.fixture.ts';

const item = itemWith({
  id: 'soup',
  calories: { en: '0', ar: '0' },
  allergens: { en: 'Milk' },
});

test('§5 calories and allergens only if present, in the language asked for', () => {
  expect(factsOf(item, 'en')).toEqual([
    { kind: 'calories', value: '0' },
    { kind: 'allergens', value: 'Milk' },
  ]);
  expect(factsOf(item, 'ar')).toEqual([{ kind: 'calories', value: '0' }]);
});
