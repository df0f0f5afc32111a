import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isZoomed } from '../ui/zoom.ts';

/** Decided by the first movement. */
type Axis = 'horizontal' | 'vertical';

/** In px. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

interface DragListeners {
  readonly onMove: (axis: Axis, offset: Offset) => void;
  /** A cancelled drag has no effect: the browser or a second finger took over. */
  readonly onEnd: (axis: Axis, offset: Offset, isCancelled: boolean) => void;
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
    let axis: Axis | undefined;
    let offset: Offset | undefined;
    const finish = (isCancelled: boolean) => {
      if (start && offset && axis) onEnd(axis, offset, isCancelled);
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
      offset = { x: touch.clientX - start.clientX, y: touch.clientY - start.clientY };
      if (Math.hypot(offset.x, offset.y) < SLOP_PX) return;
      axis ??= axisOf(offset, target, start.target);
      if (axis) {
        if (event.cancelable) event.preventDefault();
        onMove(axis, offset);
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

function axisOf({ x, y }: Offset, element: HTMLElement, target: EventTarget): Axis | undefined {
  if (Math.abs(x) > Math.abs(y)) return 'horizontal';
  return y > 0 && isScrolledToTop(element, target) ? 'vertical' : undefined;
}

function isScrolledToTop(element: HTMLElement, target: EventTarget): boolean {
  let box = target instanceof Element ? target : null;
  while (box && element.contains(box)) {
    if (box.scrollTop > 0) return false;
    box = box.parentElement;
  }
  return true;
}
