import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MODAL_TRANSITION_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { ItemInCategory } from '../../domain/find-item.ts';
import type { Item } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { type Step, stepOfDrag } from '../language/reading-direction.ts';
import { closeDish, replaceDish } from '../overlays/history.ts';
import { isMotionReduced } from '../scroll/go-to.ts';
import { isZoomed } from '../ui/zoom.ts';

const CLOSE_DISTANCE_PX = 96;

/** Moves the sheet by drag, key or button: sideways to the neighbours, and by drag down to close. */
export function useSheetMoves(openItem: ItemInCategory, panel: RefObject<HTMLElement | null>) {
  const { direction } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  /** The side on which a dish is seen beside the open one, and which. */
  const [beside, setBeside] = useState<{ readonly item: Item; readonly side: Step }>();
  const [hasMoved, setHasMoved] = useState(false);
  const neighbour = (step: Step) => (step === 1 ? openItem.next : openItem.previous);
  const towardsEnd = direction === 'ltr' ? 1 : -1;
  const isAlone = openItem.count === 1;
  const animateStageToRest = (from: number) =>
    animateToRest(stage.current, { x: from, y: 0 }, () => setBeside(undefined));

  const move = (step: Step, from = 0) => {
    if (isAlone) return;
    // Synchronously: otherwise one frame shows the next dish in the place of this one.
    flushSync(() => {
      setBeside({ item: openItem.item, side: step === 1 ? -1 : 1 });
      setHasMoved(true);
      replaceDish(neighbour(step).id);
    });
    animateStageToRest(from + step * towardsEnd * (stage.current?.clientWidth ?? 0));
  };

  useDrag(panel, {
    onMove: (axis, { x, y }) => {
      if (axis === 'vertical') {
        setOffset(panel.current, { x: 0, y: Math.max(y, 0) });
      } else if (!isAlone) {
        const side = stepOfDrag(x, direction);
        if (beside?.side !== side) setBeside({ item: neighbour(side), side });
        setOffset(stage.current, { x, y: 0 });
      }
    },
    onEnd: (axis, { x, y }, isCancelled) => {
      const isSwipe = Math.abs(x) > Math.max(SWIPE_THRESHOLD_PX, Math.abs(y));
      if (axis === 'vertical') {
        if (y > CLOSE_DISTANCE_PX && !isCancelled) closeDish();
        else animateToRest(panel.current, { x: 0, y: Math.max(y, 0) });
      } else if (isSwipe && !isCancelled) {
        move(stepOfDrag(x, direction), x);
      } else if (!isAlone) {
        animateStageToRest(x);
      }
    },
  });

  return { stage, beside, hasMoved, move };
}

function setOffset(element: HTMLElement | null, offset: Offset): void {
  if (!element) return;
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.translate = lengths(offset);
}

/** Animates an element from an offset to its own place. `onRest` is not called if it is moved again. */
function animateToRest(element: HTMLElement | null, from: Offset, onRest?: () => void): void {
  if (!element) return;
  setOffset(element, { x: 0, y: 0 });
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

type Axis = 'horizontal' | 'vertical';

type Offset = Readonly<Record<'x' | 'y', number>>;

interface DragListeners {
  readonly onMove: (axis: Axis, offset: Offset) => void;
  /** A cancelled drag has no effect: the browser or a second finger took over. */
  readonly onEnd: (axis: Axis, offset: Offset, isCancelled: boolean) => void;
}

/** A resting finger is never quite still. */
const SLOP_PX = 4;

/** Sideways, or down where the content is scrolled to the top. All else is left to the browser. */
function useDrag(element: RefObject<HTMLElement | null>, listeners: DragListeners) {
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
