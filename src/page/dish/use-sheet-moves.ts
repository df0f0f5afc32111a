import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MODAL_TRANSITION_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { ItemInCategory } from '../../domain/find-item.ts';
import type { Item } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { type Step, stepOfDrag } from '../language/reading-direction.ts';
import { closeDish, replaceDish } from '../overlays/history.ts';
import { isMotionReduced } from '../scroll/motion.ts';
import { type Offset, useDrag } from './use-drag.ts';

/** A sheet that is dragged further down than this closes. */
const CLOSE_DISTANCE_PX = 96;

/** Moves the sheet by drag, key or button: sideways to the neighbours, and by drag down to close. */
export function useSheetMoves(openItem: ItemInCategory, panel: RefObject<HTMLElement | null>) {
  const { direction } = useLanguage();
  /** The part of the panel that moves sideways. */
  const stage = useRef<HTMLDivElement>(null);
  /** The side on which a dish is seen beside the open one, and which. */
  const [beside, setBeside] = useState<{ readonly item: Item; readonly side: Step }>();
  const [hasMoved, setHasMoved] = useState(false);
  const neighbour = (step: Step) => (step === 1 ? openItem.next : openItem.previous);
  const towardsEnd = direction === 'ltr' ? 1 : -1;
  const isAlone = openItem.count === 1;
  const animateStageToRest = (from: number) =>
    animateToRest(stage.current, { x: from, y: 0 }, () => setBeside(undefined));

  const peek = (side: Step) => {
    if (beside?.side !== side) setBeside({ item: neighbour(side), side });
  };

  /** `from` is where a drag ended. */
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
        peek(stepOfDrag(x, direction));
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
