import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { CAROUSEL_INTERVAL_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { Direction } from '../../domain/language.ts';
import { type Step, stepOfDrag } from '../language/reading-direction.ts';
import { whenAnimationsEnd } from '../scroll/go-to.ts';
import { isZoomed } from '../ui/zoom.ts';

interface CarouselState {
  readonly active: number;
  readonly leaving?: number;
  readonly step: Step;
}

type Move = { readonly by: Step; readonly count: number } | { readonly to: number } | 'arrived';

export function reduceCarousel(state: CarouselState, move: Move): CarouselState {
  const { active } = state;
  if (move === 'arrived') return { active, step: 1 };
  const to = 'to' in move ? move.to : (active + move.by + move.count) % move.count;
  if (to === active) return state;
  const step = 'to' in move ? (to > active ? 1 : -1) : move.by;
  return { active: to, leaving: active, step };
}

/** §2: which slide shows; advances by itself unless paused, hidden or mid-transition. */
export function useCarousel(count: number, isPaused: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const [{ active, leaving, step }, move] = useReducer(reduceCarousel, { active: 0, step: 1 });
  useEffect(() => {
    if (leaving !== undefined) return whenAnimationsEnd(stage.current, () => move('arrived'));
    if (isPaused) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') move({ by: 1, count });
    }, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [leaving, isPaused, count]);
  // There may be fewer slides than before.
  return { stage, active: active % count, leaving, step, move };
}

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
  const start = useRef<{ clientX: number; clientY: number } | undefined>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      start.current = touches.length === 1 && !isZoomed() ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches: { 0: end } }: TouchEvent) => {
      if (!start.current || !end) return;
      const deltaX = end.clientX - start.current.clientX;
      const deltaY = end.clientY - start.current.clientY;
      start.current = undefined;
      if (Math.abs(deltaX) > Math.max(SWIPE_THRESHOLD_PX, Math.abs(deltaY))) {
        onSwipe(stepOfDrag(deltaX, direction));
      }
    },
    onTouchCancel: () => {
      start.current = undefined;
    },
  };
}
