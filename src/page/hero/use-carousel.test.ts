import { expect, test } from 'vitest';
import { reduceCarousel } from './use-carousel.ts';

test.each([
  { why: 'the next one', active: 0, move: { by: 1, count: 3 }, result: '0 > 1' },
  { why: 'after the last, the first', active: 2, move: { by: 1, count: 3 }, result: '2 > 0' },
  { why: 'before the first, the last', active: 0, move: { by: -1, count: 3 }, result: '0 < 2' },
  { why: 'alone, itself', active: 0, move: { by: 1, count: 1 }, result: '0' },
  { why: 'an indicator further on', active: 0, move: { to: 2 }, result: '0 > 2' },
  { why: 'an indicator further back', active: 2, move: { to: 0 }, result: '2 < 0' },
  { why: 'the indicator of the active one', active: 1, move: { to: 1 }, result: '1' },
  { why: 'at rest again', active: 1, move: 'arrived', result: '1' },
] as const)('§4 Carousel: $why', ({ active, move, result }) => {
  const state = reduceCarousel({ active, step: 1 }, move);
  const from = state.leaving === undefined ? '' : `${state.leaving} ${state.step > 0 ? '>' : '<'} `;
  expect(from + state.active).toBe(result);
});
