/** Scrolling that has paused for so long has arrived. */
const PAUSE_MS = 150;
/** Cards near a new place take their true heights as they are first laid out there. */
const FRAMES_TO_SETTLE = 8;
/** Less than the height of a card. */
const PROBING_STEP_PX = 40;

const KEY = 'menu-scroll';

/** Remembers what the visitor looks at; the answer puts it back there after the page has changed. */
export function keepPlace(): () => void {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  const anchor = middle?.closest('article, section');
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    const after = anchor?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  };
}

/**
 * For Safari, which anchors no scrolling: letters of another width wrap otherwise, all the way up. Its
 * `document.fonts.ready` is over once the page has loaded, so each font is asked; one that is late counts
 * as an error, and still comes.
 */
export function keepPlaceWhileFontsLoad(): void {
  if (CSS.supports('overflow-anchor', 'auto')) return;
  const coming = [...document.fonts].filter(({ status }) => /loading|error/.test(status));
  let returnToPlace = keepPlace();
  const follow = () => {
    returnToPlace = keepPlace();
  };
  window.addEventListener('scroll', follow, { passive: true });
  Promise.allSettled(coming.map(({ loaded }) => loaded)).then(() => {
    window.removeEventListener('scroll', follow);
    returnToPlace();
  });
}

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

/**
 * Who reloads the page, or comes back to one that the phone has put away, finds the place again; who
 * follows a link to a category finds the category. A page that arrives with its menu leaves that to the
 * browser, which looks for them when the page has loaded: in any other the menu is not there by then.
 */
export function findPlace(isLeftToBrowser: boolean): void {
  const place = isLeftToBrowser ? 0 : rememberedPlace();
  if (place > 0) window.scrollTo({ top: place, behavior: 'instant' });
  const target = document.getElementById(window.location.hash.slice(1));
  // Whoever has gone on since the browser led them there is not brought back.
  if (target && (!isLeftToBrowser || isNearTop(target))) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}

/** For a page that arrives without its menu. */
export function rememberScrollPlace(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', rememberPlace);
  window.addEventListener('pageshow', returnToPlace);
}

function isNearTop(element: Element): boolean {
  return Math.abs(element.getBoundingClientRect().top) < window.innerHeight;
}

function rememberedPlace(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isFresh || window.location.hash !== '' ? 0 : storedPlace();
}

/** Safari shows the top of a page that was kept in memory, unless it is left to it where to begin. */
function returnToPlace({ persisted }: PageTransitionEvent): void {
  if (persisted) window.scrollTo({ top: storedPlace(), behavior: 'instant' });
}

function storedPlace(): number {
  try {
    return Number(window.sessionStorage.getItem(KEY));
  } catch {
    // Forbidden storage throws: the page then begins at its top.
    return 0;
  }
}

function rememberPlace(): void {
  try {
    window.sessionStorage.setItem(KEY, `${Math.round(window.scrollY)}`);
  } catch {
    // The same as above: there is no place to come back to.
  }
}
