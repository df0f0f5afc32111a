/** Scrolling that has paused for so long has arrived. */
const PAUSE_MS = 150;
/** Cards near a new place take their true heights as they are first laid out there. */
const FRAMES_TO_SETTLE = 8;
/** Less than the height of a card. */
const PROBING_STEP_PX = 40;

interface Place {
  /** The width of the page for which this was seen. */
  readonly width: number;
  readonly card: Element | undefined;
  readonly top: number;
}

/** Who turns the phone, zooms or resizes the window goes on with the dish that was at the top. */
export function keepSteadyPlace(): void {
  let place: Place = { width: window.innerWidth, card: undefined, top: 0 };
  let pause: ReturnType<typeof setTimeout> | undefined;
  let framesToSettle = 0;
  const lookSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      // What is seen in the midst of a turn, told already or about to be, is not what was read.
      if (framesToSettle > 0 || window.innerWidth !== place.width) return;
      // Who turns the phone back comes back to the very dish.
      if (!place.card?.isConnected || distanceFrom(place) !== 0) place = look();
    }, PAUSE_MS);
  };
  const settle = () => {
    bringBack(place);
    framesToSettle -= 1;
    if (framesToSettle > 0) requestAnimationFrame(settle);
  };
  const onResize = () => {
    // A phone's bars and keyboard change the height alone, and move nothing.
    if (window.innerWidth === place.width) return;
    place = { ...place, width: window.innerWidth };
    const isSettling = framesToSettle > 0;
    framesToSettle = FRAMES_TO_SETTLE;
    if (!isSettling) settle();
  };
  lookSoon();
  window.addEventListener('scroll', lookSoon, { passive: true });
  window.addEventListener('resize', onResize);
}

/** The first card of the uppermost row that begins on the screen; the top of the page needs none. */
function look(): Place {
  const width = window.innerWidth;
  if (window.scrollY <= 0) return { width, card: undefined, top: 0 };
  const x = width * (document.documentElement.dir === 'rtl' ? 0.75 : 0.25);
  for (let y = 0; y < window.innerHeight; y += PROBING_STEP_PX) {
    const card = document.elementFromPoint(x, y)?.closest('article');
    const top = card?.getBoundingClientRect().top ?? 0;
    // What the strip covers begins above the screen, to the eye.
    if (card?.contains(document.elementFromPoint(x, top + 1))) return { width, card, top };
  }
  return { width, card: undefined, top: 0 };
}

function bringBack(place: Place): void {
  if (window.scrollY > 0) window.scrollBy({ top: distanceFrom(place), behavior: 'instant' });
}

/** In whole pixels: no screen is scrolled by less. */
function distanceFrom({ card, top }: Place): number {
  if (!card?.isConnected) return 0;
  return Math.round(card.getBoundingClientRect().top - Math.min(top, window.innerHeight / 3));
}
