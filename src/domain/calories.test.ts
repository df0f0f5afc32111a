import { expect, test } from 'vitest';
import { formatCalories } from './calories.ts';

test.each([
  { why: 'with a unit they say it themselves', stored: '780 kcal', shown: '780\u00a0kcal' },
  { why: 'in Arabic, too', stored: '780 سعرة', shown: '780\u00a0سعرة' },
  { why: 'a bare number is told what it counts', stored: '780', shown: 'Calories: 780' },
])('$why: "$stored"', ({ stored, shown }) => {
  expect(formatCalories(stored, 'Calories:')).toBe(shown);
});
