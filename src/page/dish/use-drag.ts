import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isZoomed } from '../ui/zoom.ts';

interface Drag {
  /** Decided by the first movement. */
  readonly axis: 'horizontal' | 'vertical';
  /** Distance from where the touch started, in px. */
  readonly deltaX: number;
  readonly deltaY: number;
  /** A cancelled drag has no effect: the browser or a second finger took over. */
  readonly isCancelled: boolean;
}

interface DragListeners {
  readonly onMove: (drag: Omit<Drag, 'isCancelled'>) => void;
  readonly onEnd: (drag: Drag) => void;
}

/** A resting finger is never quite still. */
const SLOP_PX = 4;

/**
 * Drags an element with one finger: sideways, or down, if its content is scrolled to the top. Everything
 * else is left to the browser: scrolling, two fingers, and one finger on a zoomed page.
 */
export function useDrag(element: RefObject<HTMLElement | null>, listeners: DragListeners) {
  const onMove = useEffectEvent(listeners.onMove);
  const onEnd = useEffectEvent(listeners.onEnd);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const controller = new AbortController();
    const { signal } = controller;
    let start: Touch | undefined;
    let axis: Drag['axis'] | undefined;
    let last: Touch | undefined;
    const finish = (isCancelled: boolean) => {
      if (start && last && axis) onEnd({ axis, ...distance(start, last), isCancelled });
      start = undefined;
    };
    const begin = (event: TouchEvent) => {
      finish(true);
      axis = undefined;
      start = event.touches.length === 1 && !isZoomed() ? event.touches[0] : undefined;
    };
    const move = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!start || !touch) return;
      last = touch;
      const delta = distance(start, touch);
      if (Math.hypot(delta.deltaX, delta.deltaY) < SLOP_PX) return;
      axis ??= axisOf(delta, target, start.target);
      if (axis) {
        if (event.cancelable) event.preventDefault();
        onMove({ axis, ...delta });
      } else {
        start = undefined;
      }
    };
    target.addEventListener('touchstart', begin, { signal, passive: true });
    // Not passive: a drag must not scroll as well.
    target.addEventListener('touchmove', move, { signal, passive: false });
    target.addEventListener('touchend', () => finish(false), { signal });
    target.addEventListener('touchcancel', () => finish(true), { signal });
    return () => controller.abort();
  }, [element]);
}

function distance(start: Touch, now: Touch) {
  return { deltaX: now.clientX - start.clientX, deltaY: now.clientY - start.clientY };
}

function axisOf(
  { deltaX, deltaY }: Pick<Drag, 'deltaX' | 'deltaY'>,
  element: HTMLElement,
  target: EventTarget,
): Drag['axis'] | undefined {
  if (Math.abs(deltaX) > Math.abs(deltaY)) return 'horizontal';
  return deltaY > 0 && isScrolledToTop(element, target) ? 'vertical' : undefined;
}

function isScrolledToTop(element: HTMLElement, target: EventTarget): boolean {
  let box = target instanceof Element ? target : null;
  while (box && element.contains(box)) {
    if (box.scrollTop > 0) return false;
    box = box.parentElement;
  }
  return true;
}
