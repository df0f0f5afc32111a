import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Which way a finger set out decides what it moves. */
export type Axis = 'across' | 'down';

interface Finger {
  readonly axis: Axis;
  /** How far from where it was put down, in px. */
  readonly across: number;
  readonly down: number;
}

interface FingerListeners {
  readonly onFollow: (finger: Finger) => void;
  readonly onLift: (finger: Finger) => void;
}

/** A finger that rests is never quite still. */
const RESTING_PX = 4;

/**
 * Follows one finger across an element, or down where nothing in it is left to scroll down from. All else
 * stays the browser's: scrolling, two fingers, and one finger on a page that has been zoomed into.
 */
export function useDrag(element: RefObject<HTMLElement | null>, listeners: FingerListeners) {
  const follow = useEffectEvent(listeners.onFollow);
  const lift = useEffectEvent(listeners.onLift);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watching = new AbortController();
    const { signal } = watching;
    let start: Touch | undefined;
    let axis: Axis | undefined;
    const begin = (event: TouchEvent) => {
      axis = undefined;
      start = event.touches.length === 1 && !isZoomed() ? event.touches[0] : undefined;
    };
    const move = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start || !touch) return;
      const finger = distance(start, touch);
      if (Math.hypot(finger.across, finger.down) < RESTING_PX) return;
      axis ??= axisOf(finger, watched, start.target);
      if (axis) {
        if (event.cancelable) event.preventDefault();
        follow({ axis, ...finger });
      } else {
        start = undefined;
      }
    };
    const end = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (start && axis && touch) {
        const finger = event.type === 'touchend' ? distance(start, touch) : distance(start, start);
        lift({ axis, ...finger });
      }
      start = undefined;
    };
    watched.addEventListener('touchstart', begin, { signal, passive: true });
    // Not passive: what the sheet follows must not scroll as well.
    watched.addEventListener('touchmove', move, { signal, passive: false });
    watched.addEventListener('touchend', end, { signal });
    watched.addEventListener('touchcancel', end, { signal });
    return () => watching.abort();
  }, [element]);
}

function distance(start: Touch, now: Touch) {
  return { across: now.clientX - start.clientX, down: now.clientY - start.clientY };
}

function axisOf(
  { across, down }: Pick<Finger, 'across' | 'down'>,
  element: HTMLElement,
  target: EventTarget,
): Axis | undefined {
  if (Math.abs(across) > Math.abs(down)) return 'across';
  return down > 0 && isAtTop(element, target) ? 'down' : undefined;
}

function isAtTop(element: HTMLElement, target: EventTarget): boolean {
  let box = target instanceof Element ? target : null;
  while (box && element.contains(box)) {
    if (box.scrollTop > 0) return false;
    box = box.parentElement;
  }
  return true;
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
