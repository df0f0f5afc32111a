import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseChoice } from './allergen-choice.ts';

const CHOICE = { allergens: [{ en: 'Milk', ar: 'حليب' }, { ar: 'سمك' }], isHiding: true };

test('what is kept is read as it was', () => {
  expect(parseChoice(JSON.stringify(CHOICE))).toEqual(CHOICE);
});

test.each([
  { why: 'nothing', stored: '' },
  { why: 'no JSON', stored: '{"allergens":' },
  { why: 'another shape', stored: '"milk"' },
  { why: 'null', stored: 'null' },
  { why: 'names of no kind', stored: '{"allergens":[null,7,{"en":1},{"ar":" "}]}' },
])('$why is no choice', ({ stored }) => expect(parseChoice(stored).allergens).toEqual([]));

test('what can be read of it counts', () => {
  const stored = '{"allergens":[{"en":"Milk","ar":3},"x"],"isHiding":"yes"}';
  expect(parseChoice(stored)).toEqual({ allergens: [{ en: 'Milk' }], isHiding: false });
});

test('whatever lies in the storage, reading it does not fail', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (stored) => void parseChoice(stored)));
});
