import { expect, test } from 'vitest';
import { LUNCH } from './constants.ts';
import { isLunchTime } from './lunch-window.ts';

/** 2024-06-02 was a Sunday. */
const at = (day: number, hour: number, minute = 0) => new Date(2024, 5, 2 + day, hour, minute);

test.each([
  { why: 'Sunday at 11 sharp', time: at(0, 11), open: true },
  { why: 'Thursday, the last minute', time: at(4, 17, 59), open: true },
  { why: 'Tuesday at noon', time: at(2, 12), open: true },
  { why: 'one minute too early', time: at(0, 10, 59), open: false },
  { why: '18 sharp', time: at(0, 18), open: false },
  { why: 'midnight', time: at(1, 0), open: false },
  { why: 'Friday', time: at(5, 12), open: false },
  { why: 'Saturday', time: at(6, 12), open: false },
])('§9 lunch window: $why is $open', ({ time, open }) =>
  expect(isLunchTime(time, LUNCH)).toBe(open),
);

test.each([
  { why: 'a day of its own', time: at(5, 13), open: true },
  { why: 'its first hour', time: at(6, 12), open: true },
  { why: 'before it', time: at(5, 11, 59), open: false },
  { why: 'when it ends', time: at(5, 16), open: false },
  { why: 'a day of the others', time: at(0, 13), open: false },
])("the brand's own lunch: $why is $open", ({ time, open }) => {
  expect(isLunchTime(time, { days: [5, 6], fromHour: 12, untilHour: 16 })).toBe(open);
});
