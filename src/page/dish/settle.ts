import { MODAL_TRANSITION_MS } from '../../domain/constants.ts';
import { isMotionReduced } from '../../platform/motion.ts';

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Moves an element away from its place, at once. */
export function moveTo(element: HTMLElement | null, offset: Offset): void {
  if (!element) return;
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.translate = lengths(offset);
}

/** Lets an element come from an offset to its own place; tells when it is there, unless it is moved again. */
export function settle(element: HTMLElement | null, from: Offset, onRest?: () => void): void {
  if (!element) return;
  moveTo(element, { x: 0, y: 0 });
  const animation = element.animate(
    { translate: [lengths(from), '0px 0px'] },
    {
      duration: isMotionReduced() ? 0 : MODAL_TRANSITION_MS,
      easing: 'cubic-bezier(0.22, 0.7, 0.25, 1)',
    },
  );
  animation.finished.then(onRest, () => undefined);
}

function lengths({ x, y }: Offset): string {
  return `${x}px ${y}px`;
}
