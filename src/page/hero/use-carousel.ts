import { type RefObject, useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '../../domain/constants.ts';
import { wrapPosition } from '../../domain/wrap.ts';
import { whenAnimationsEnd } from '../../platform/motion.ts';

interface Move {
  readonly activeId: string;
  /** The slide that is going, while it goes. */
  readonly leavingId?: string;
  readonly step: 1 | -1;
}

export interface Carousel extends Move {
  readonly activePosition: number;
  readonly goBy: (step: 1 | -1) => void;
  readonly goTo: (position: number) => void;
}

/** §2: which slide shows; moves on by itself unless paused or mid-transition. */
export function useCarousel(
  ids: readonly string[],
  isPaused: boolean,
  stage: RefObject<HTMLElement | null>,
): Carousel {
  const [firstId = ''] = ids;
  const [move, setMove] = useState<Move>({ activeId: firstId, step: 1 });
  // A slide that died while it showed makes way for the first one.
  const activePosition = Math.max(ids.indexOf(move.activeId), 0);
  const activeId = ids[activePosition] ?? firstId;
  const isMoving = move.leavingId !== undefined;

  const show = (position: number, step: 1 | -1) => {
    const id = ids[position];
    if (id !== undefined && id !== activeId) setMove({ activeId: id, leavingId: activeId, step });
  };
  const goBy = (step: 1 | -1) => show(wrapPosition(activePosition, step, ids.length), step);
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
