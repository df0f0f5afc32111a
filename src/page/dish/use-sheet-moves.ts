import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { MODAL_TRANSITION_MS, SWIPE_THRESHOLD_PX } from '../../domain/constants.ts';
import type { ItemPlace } from '../../domain/find-item.ts';
import type { Direction } from '../../domain/language.ts';
import type { Item } from '../../domain/types.ts';
import { isMotionReduced } from '../../platform/reduced-motion.ts';
import { type Step, stepOfDrag } from '../shared/reading-direction.ts';
import { closeDish, replaceDish } from './dish-address.ts';
import { useDrag } from './use-drag.ts';

/** The dish beside the one that is shown, while the sheet moves between them. */
interface Beside {
  readonly item: Item;
  readonly side: Step;
}

interface Sheet {
  readonly panel: RefObject<HTMLElement | null>;
  /** What moves sideways inside it. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** A sheet that was pulled further down than this goes. */
const CLOSING_PX = 96;

/** The sheet follows the finger: sideways to the neighbours, as keys and buttons do; down to close. */
export function useSheetMoves(place: ItemPlace, direction: Direction, { panel, stage }: Sheet) {
  const [beside, setBeside] = useState<Beside>();
  const [hasMoved, setHasMoved] = useState(false);
  const neighbour = (step: Step) => (step === 1 ? place.next : place.previous);
  const towardsEnd = direction === 'ltr' ? 1 : -1;
  const isAlone = place.count === 1;
  const comeToRest = (from: number) =>
    settle(stage.current, { x: from, y: 0 }, () => setBeside(undefined));

  const peek = (side: Step) => {
    const item = neighbour(side);
    setBeside((known) => (known?.item === item && known.side === side ? known : { item, side }));
  };

  /** From where the finger left it, if one did. */
  const move = (step: Step, from = 0) => {
    if (isAlone) return;
    // At once: in no frame the next dish is where this one was.
    flushSync(() => {
      setBeside({ item: place.item, side: step === 1 ? -1 : 1 });
      setHasMoved(true);
      replaceDish(neighbour(step).id);
    });
    comeToRest(from + step * towardsEnd * (stage.current?.clientWidth ?? 0));
  };

  useDrag(panel, {
    onFollow: ({ axis, across, down }) => {
      if (axis === 'down') {
        moveTo(panel.current, { x: 0, y: Math.max(down, 0) });
      } else if (!isAlone) {
        peek(stepOfDrag(across, direction));
        moveTo(stage.current, { x: across, y: 0 });
      }
    },
    onLift: ({ axis, across, down }) => {
      if (axis === 'down') {
        if (down > CLOSING_PX) closeDish();
        else settle(panel.current, { x: 0, y: Math.max(down, 0) });
      } else if (Math.abs(across) > Math.max(SWIPE_THRESHOLD_PX, Math.abs(down))) {
        move(stepOfDrag(across, direction), across);
      } else if (!isAlone) {
        comeToRest(across);
      }
    },
  });

  return { beside, hasMoved, move };
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

/** Moves an element away from its place, at once. */
function moveTo(element: HTMLElement | null, offset: Offset): void {
  if (!element) return;
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.translate = lengths(offset);
}

/** Lets an element come from an offset to its own place; tells when it is there, unless it is moved again. */
function settle(element: HTMLElement | null, from: Offset, onRest?: () => void): void {
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
