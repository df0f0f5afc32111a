import type { Direction } from '../../domain/language.ts';
import { hasModifier, type ModifierKeys } from '../scroll/go-to.ts';

export type Step = 1 | -1;

/** Arrow keys follow the reading direction; 0 for any other key, and for the browser's own shortcuts. */
export function stepOfArrowKey(
  event: ModifierKeys & Pick<KeyboardEvent, 'key'>,
  direction: Direction,
): Step | 0 {
  if (hasModifier(event)) return 0;
  if (event.key === 'ArrowRight') return direction === 'ltr' ? 1 : -1;
  if (event.key === 'ArrowLeft') return direction === 'ltr' ? -1 : 1;
  return 0;
}

/** A finger that moves towards the start of the line pulls the next one in. */
export function stepOfDrag(deltaX: number, direction: Direction): Step {
  return deltaX < 0 === (direction === 'ltr') ? 1 : -1;
}
