import type { Direction } from '../../domain/language.ts';

/** Which way an arrow key leads in the direction of the language; 0 for any other key. */
export function stepOfArrowKey(key: string, direction: Direction): 1 | -1 | 0 {
  if (key === 'ArrowRight') return direction === 'ltr' ? 1 : -1;
  if (key === 'ArrowLeft') return direction === 'ltr' ? -1 : 1;
  return 0;
}
