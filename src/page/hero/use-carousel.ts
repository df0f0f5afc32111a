import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { Direction } from '../../domain/language.ts';
import { type Step, stepOfDrag } from '../language/reading-direction.ts';
import { whenAnimationsEnd } from '../scroll/motion.ts';
import { isZoomed } from '../ui/zoom.ts';
import { wrapPosition } from './hero-state.ts';

interface Move {
  readonly activeId: string;
  /** The slide that is animating out. */
  readonly leavingId?: string;
  readonly step: Step;
}

interface Carousel extends Move {
  readonly activePosition: number;
  readonly goBy: (step: Step) => void;
  readonly goTo: (position: number) => void;
}

/** §2: which slide shows; advances by itself unless paused or mid-transition. */
export function useCarousel(
  ids: readonly string[],
  isPaused: boolean,
  stage: RefObject<HTMLElement | null>,
): Carousel {
  const [firstId = ''] = ids;
  const [move, setMove] = useState<Move>({ activeId: firstId, step: 1 });
  // If the active slide failed, the first one shows.
  const activePosition = Math.max(ids.indexOf(move.activeId), 0);
  const activeId = ids[activePosition] ?? firstId;
  const isMoving = move.leavingId !== undefined;

  const show = (position: number, step: Step) => {
    const id = ids[position];
    if (id !== undefined && id !== activeId) setMove({ activeId: id, leavingId: activeId, step });
  };
  const goBy = (step: Step) => show(wrapPosition(activePosition, step, ids.length), step);
  const goTo = (position: number) => show(position, position > activePosition ? 1 : -1);

  const nextId = ids[wrapPosition(activePosition, 1, ids.length)];
  useEffect(() => {
    if (isMoving) return whenAnimationsEnd(stage.current, () => setMove({ activeId, step: 1 }));
    if (isPaused || nextId === undefined || nextId === activeId) return;
    const timer = setTimeout(
      () => setMove({ activeId: nextId, leavingId: activeId, step: 1 }),
      CAROUSEL_INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [isPaused, isMoving, nextId, activeId, stage]);

  return { ...move, activeId, activePosition, goBy, goTo };
}

/** Whether the mouse is over the element or keyboard focus is inside it. */
export function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return {
    isHoveredOrFocused: isHovered || hasFocus,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setHasFocus(event.target.matches(':focus-visible')),
      onBlur: () => setHasFocus(false),
    },
  };
}

/** §2: a horizontal swipe of more than 40 px, in reading direction. */
export function useSwipe(direction: Direction, onSwipe: (step: Step) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.item(0);
      const isSwipe = event.touches.length === 1 && !isZoomed();
      start.current = isSwipe && touch ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches.item(0);
      if (!start.current || !touch) return;
      const deltaX = touch.clientX - start.current.x;
      const deltaY = touch.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(deltaX) <= SWIPE_THRESHOLD_PX || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      onSwipe(stepOfDrag(deltaX, direction));
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
