import type { Direction } from '../../domain/language.ts';

/** To the next or the previous one. */
export type Step = 1 | -1;

/** Arrow keys follow the reading direction; 0 for any other key. */
export function stepOfArrowKey(key: string, direction: Direction): Step | 0 {
  if (key === 'ArrowRight') return direction === 'ltr' ? 1 : -1;
  if (key === 'ArrowLeft') return direction === 'ltr' ? -1 : 1;
  return 0;
}

/** A finger that moves towards the start of the line pulls the next one in. */
export function stepOfDrag(deltaX: number, direction: Direction): Step {
  return deltaX < 0 === (direction === 'ltr') ? 1 : -1;
}
