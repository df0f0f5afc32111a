import { type TouchEvent, useRef } from 'react';
import { SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { Direction } from '../../domain/language.ts';

/** §2: a horizontal swipe of more than 40 px, read in the direction of the language. */
export function useSwipe(direction: Direction, onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0);
      const isOneFinger = event.touches.length === 1;
      start.current = isOneFinger && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0);
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) <= SWIPE_THRESHOLD_PX || Math.abs(across) <= Math.abs(down)) return;
      onSwipe(across < 0 === (direction === 'ltr') ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
