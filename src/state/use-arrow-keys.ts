import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Direction } from '../menu/language.ts';
import { stepOfArrowKey } from './use-swipe.ts';

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
      const isMeant = target === document.body || element.current?.contains(nodeOf(target));
      if (isMeant) step(key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [element]);
}

function nodeOf(target: EventTarget | null): Node | null {
  return target instanceof Node ? target : null;
}
