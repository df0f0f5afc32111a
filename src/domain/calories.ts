import { keepNumbersWhole } from './text-pieces.ts';

/** Calories without a line of their own: a bare number needs the word for what it counts. */
export function formatCalories(calories: string, label: string): string {
  return keepNumbersWhole(/\p{L}/u.test(calories) ? calories : `${label} ${calories}`);
}
