import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { MODAL_TRANSITION_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { ItemInCategory } from '../../domain/find-item.ts';
import type { Direction } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';
import { type Step, stepOfDrag } from '../language/reading-direction.ts';
import { closeDish, replaceDish } from '../overlays/history.ts';
import { isMotionReduced } from '../scroll/motion.ts';
import { useDrag } from './use-drag.ts';

/** The dish beside the open one, while the sheet moves between them. */
interface Beside {
  readonly item: Item;
  readonly side: Step;
}

interface Sheet {
  readonly panel: RefObject<HTMLElement | null>;
  /** The part of the panel that moves sideways. */
  readonly stage: RefObject<HTMLElement | null>;
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** A sheet that is dragged further down than this closes. */
const CLOSE_DISTANCE_PX = 96;

/** Moves the sheet by drag, key or button: sideways to the neighbours, and by drag down to close. */
export function useSheetMoves(
  openItem: ItemInCategory,
  direction: Direction,
  { panel, stage }: Sheet,
) {
  const [beside, setBeside] = useState<Beside>();
  const [hasMoved, setHasMoved] = useState(false);
  const neighbour = (step: Step) => (step === 1 ? openItem.next : openItem.previous);
  const towardsEnd = direction === 'ltr' ? 1 : -1;
  const isAlone = openItem.count === 1;
  const animateStageToRest = (from: number) =>
    animateToRest(stage.current, { x: from, y: 0 }, () => setBeside(undefined));

  const peek = (side: Step) => {
    const item = neighbour(side);
    setBeside((current) =>
      current?.item === item && current.side === side ? current : { item, side },
    );
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
    onMove: ({ axis, deltaX, deltaY }) => {
      if (axis === 'vertical') {
        setOffset(panel.current, { x: 0, y: Math.max(deltaY, 0) });
      } else if (!isAlone) {
        peek(stepOfDrag(deltaX, direction));
        setOffset(stage.current, { x: deltaX, y: 0 });
      }
    },
    onEnd: ({ axis, deltaX, deltaY, isCancelled }) => {
      const isSwipe = Math.abs(deltaX) > Math.max(SWIPE_THRESHOLD_PX, Math.abs(deltaY));
      if (axis === 'vertical') {
        if (deltaY > CLOSE_DISTANCE_PX && !isCancelled) closeDish();
        else animateToRest(panel.current, { x: 0, y: Math.max(deltaY, 0) });
      } else if (isSwipe && !isCancelled) {
        move(stepOfDrag(deltaX, direction), deltaX);
      } else if (!isAlone) {
        animateStageToRest(deltaX);
      }
    },
  });

  return { beside, hasMoved, move };
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
