import { expect, test } from 'vitest';
import { wrapPosition } from './wrap.ts';

test.each([
  { why: 'the next one', position: 0, step: 1, count: 3, result: 1 },
  { why: 'after the last, the first', position: 2, step: 1, count: 3, result: 0 },
  { why: 'before the first, the last', position: 0, step: -1, count: 3, result: 2 },
  { why: 'alone, itself', position: 0, step: 1, count: 1, result: 0 },
])('§4 wrapping: $why', ({ position, step, count, result }) =>
  expect(wrapPosition(position, step, count)).toBe(result),
);
