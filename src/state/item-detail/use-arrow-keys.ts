import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Direction } from '../../menu/language.ts';
import { stepOfArrowKey } from '../hero/use-swipe.ts';

/** Arrow keys inside an element, and those of a visitor who has clicked beside all that takes focus. */
export function useArrowKeys(
  element: RefObject<HTMLElement | null>,
  direction: Direction,
  onStep: (step: 1 | -1) => void,
): void {
  const step = useEffectEvent((key: string) => {
    const wanted = stepOfArrowKey(key, direction);
    if (wanted !== 0) onStep(wanted);
  });
  useEffect(() => {
    const listen = ({ key, target }: KeyboardEvent) => {
      const [inside, pressed] = [element.current, nodeOf(target)];
      // A click beside all that takes focus leaves it on the dialog or on the page, as the browser likes.
      if (inside?.contains(pressed) || pressed?.contains(inside)) step(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [element]);
}

function nodeOf(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}
