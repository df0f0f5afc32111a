import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isMotionReduced } from '../../platform/motion.ts';
import { isShownByBrowser } from './dish-address.ts';
import { lastCard } from './last-card.ts';

let lastJourney: ViewTransition | undefined;

/**
 * Whether the sheet is open: as wanted, once the picture has set out from the card, or back to it. The
 * picture travels by a view transition; all else moves by the style sheet, as all does without them.
 */
export function useTravel(isWanted: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen === isWanted) return;
    if (!canTravel()) {
      setIsOpen(isWanted);
      return;
    }
    // A name may be there once: it is the card's before the sheet opens and after it has closed.
    document.documentElement.toggleAttribute('data-travels', true);
    markCard(isWanted);
    const journey = document.startViewTransition(() => {
      markCard(false);
      flushSync(() => setIsOpen(isWanted));
      markCard(!isWanted);
    });
    lastJourney = journey;
    // One that is overtaken by the next has not failed.
    journey.ready.catch(() => undefined);
    journey.finished.finally(() => {
      if (lastJourney !== journey) return;
      document.documentElement.toggleAttribute('data-travels', false);
      markCard(false);
    });
  }, [isOpen, isWanted]);
  return isOpen;
}

/** The name goes from whichever card has it: a journey that was overtaken has left it where it was. */
function markCard(isTravelling: boolean): void {
  document.querySelector('article[data-travels]')?.removeAttribute('data-travels');
  if (isTravelling) lastCard()?.setAttribute('data-travels', '');
}

function canTravel(): boolean {
  return 'startViewTransition' in document && !isMotionReduced() && !isShownByBrowser();
}
