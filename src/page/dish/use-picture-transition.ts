import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAnimatedByBrowser } from '../overlays/history.ts';
import { isMotionReduced } from '../scroll/go-to.ts';
import { findCard } from './dish-card.ts';

const RUNNING = 'data-dish-transition';
/** On the card whose picture moves. With one name for both, the browser computes every element's style again. */
const MOVING = 'data-picture-transition';

let lastTransition: ViewTransition | undefined;

/** Opens and closes the sheet in a view transition; returns whether it is open. */
export function usePictureTransition(id: string, shouldBeOpen: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen === shouldBeOpen) return;
    if (!canTransition()) {
      setIsOpen(shouldBeOpen);
      return;
    }
    // Only one element may have the transition name: the card, before the sheet opens and after it closes.
    document.documentElement.toggleAttribute(RUNNING, true);
    markCard(id, shouldBeOpen);
    const transition = document.startViewTransition(() => {
      markCard(id, false);
      flushSync(() => setIsOpen(shouldBeOpen));
      markCard(id, !shouldBeOpen);
    });
    lastTransition = transition;
    const stopListening = repeatTaps(transition);
    // `ready` rejects when the next transition starts first, which is no error.
    transition.ready.catch(() => undefined);
    transition.finished.finally(() => {
      stopListening();
      if (lastTransition !== transition) return;
      document.documentElement.toggleAttribute(RUNNING, false);
      markCard(id, false);
    });
  }, [id, isOpen, shouldBeOpen]);
  return isOpen;
}

/** While the browser prepares a transition, taps hit only the root element, which is not the visitor's aim. */
function repeatTaps({ ready }: ViewTransition): () => void {
  const repeat = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== document.documentElement) return;
    const tap = () =>
      document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button')?.click();
    ready.then(tap, tap);
  };
  document.addEventListener('click', repeat);
  return () => document.removeEventListener('click', repeat);
}

/** A skipped transition leaves the attribute behind, perhaps on another card. */
function markCard(id: string, isMarked: boolean): void {
  document.querySelector(`article[${MOVING}]`)?.removeAttribute(MOVING);
  if (isMarked) findCard(id)?.setAttribute(MOVING, '');
}

function canTransition(): boolean {
  return 'startViewTransition' in document && !isMotionReduced() && !isAnimatedByBrowser();
}
