import { expect, test } from 'vitest';
import { stepOfArrowKey } from './reading-direction.ts';

const NO_MODIFIERS = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  { why: 'to the right is the next one', key: 'ArrowRight', direction: 'ltr', step: 1 },
  { why: 'to the left is the previous one', key: 'ArrowLeft', direction: 'ltr', step: -1 },
  { why: 'in Arabic it is mirrored', key: 'ArrowLeft', direction: 'rtl', step: 1 },
  { why: 'other keys do nothing', key: 'ArrowDown', direction: 'ltr', step: 0 },
  { why: 'Alt is Back', key: 'ArrowLeft', altKey: true, direction: 'ltr', step: 0 },
  { why: 'so is Command', key: 'ArrowLeft', metaKey: true, direction: 'ltr', step: 0 },
] as const)('$why', ({ why: _, direction, step, ...event }) => {
  expect(stepOfArrowKey({ ...NO_MODIFIERS, ...event }, direction)).toBe(step);
});
