import { readStored, writeStored } from '../../device/device-storage.ts';
import { isRecord, parseJson } from '../../domain/json.ts';

const PAUSE_MS = 150;
const PROBE_STEP_PX = 40;

export interface Place {
  /** The card at the top of the screen; none at the top of the page. */
  readonly card: HTMLElement | undefined;
  readonly top: number;
  readonly y: number;
}

export function currentPlace(): Place {
  const card = findTopCard();
  return { card, top: topOf(card), y: window.scrollY };
}

export function returnTo({ card, top, y }: Place): void {
  scrollPageBy(card?.isConnected ? topOf(card) - top : y - window.scrollY);
}

/** The frame of the scroll, one that finds out what came into view, one that lays it out. */
const FRAMES_UNTIL_LAYOUT = 3;

/** Scrolls at once, and again when the cards that came into view have their real heights. */
export async function scrollExactly(scroll: () => void): Promise<void> {
  scroll();
  for (let frame = 0; frame < FRAMES_UNTIL_LAYOUT; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  scroll();
}

/**
 * Safari has no scroll anchoring, and its `document.fonts.ready` is resolved once the page has loaded. A
 * font with the status `error` timed out and may still load.
 */
export function holdPlaceWhileFontsLoad(): void {
  if (CSS.supports('overflow-anchor', 'auto')) return;
  const pending = [...document.fonts].filter(({ status }) => /loading|error/.test(status));
  let place = currentPlace();
  const update = () => {
    place = currentPlace();
  };
  window.addEventListener('scroll', update, { passive: true });
  Promise.allSettled(pending.map(({ loaded }) => loaded)).then(() => {
    window.removeEventListener('scroll', update);
    returnTo(place);
  });
}

/** Keeps the dish at the top of the screen in sight when the phone is rotated or the window resized. */
export function holdPlaceOnResize(): void {
  let width = window.innerWidth;
  let place = currentPlace();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      // During a rotation the layout is not what the visitor was reading; `resize` may still be pending.
      if (window.innerWidth !== width) return;
      // A card that has not moved stays: rotating back returns to the same dish.
      const hasMoved = Math.abs(topOf(place.card) - inSight(place).top) > 1;
      if (hasMoved || !place.card?.isConnected) place = currentPlace();
    }, PAUSE_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('resize', () => {
    // A phone's toolbars and keyboard change only the height, and that moves nothing.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (place.card && window.scrollY > 0) {
      const target = place;
      scrollExactly(() => returnTo(inSight(target)));
    }
  });
}

/** Not below what a lower screen shows. */
function inSight(place: Place): Place {
  return { ...place, top: Math.min(place.top, window.innerHeight / 3) };
}

function findTopCard(): HTMLElement | undefined {
  if (window.scrollY <= 0) return undefined;
  const x = window.innerWidth * (document.documentElement.dir === 'rtl' ? 0.75 : 0.25);
  for (let y = 0; y < window.innerHeight; y += PROBE_STEP_PX) {
    const card = cardAt(x, y);
    // The category strip may cover the top of the card.
    if (card?.contains(document.elementFromPoint(x, topOf(card) + 1))) return card;
  }
  return cardAt(x, window.innerHeight / 3);
}

function cardAt(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest('article') ?? undefined;
}

export function topOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}

export function scrollPageBy(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}

const STORAGE_KEY = 'menu-scroll';

export function storePlaceOnLeave(): void {
  window.addEventListener('pagehide', () => {
    const { card, top, y } = currentPlace();
    const place = JSON.stringify({ dish: card?.dataset.dish, top, y });
    writeStored(STORAGE_KEY, place, 'sessionStorage');
  });
}

/** The same card, or the category in the hash, where the browser does not: of an empty page, and in WebKit. */
export function restorePlace(wasEmpty: boolean): void {
  const category = document.getElementById(window.location.hash.slice(1));
  const isAtCategory = category !== null && Math.abs(topOf(category)) < window.innerHeight;
  if (!wasEmpty && window.scrollY > 0 && !isAtCategory) return;
  const stored = parseJson(readStored(STORAGE_KEY, 'sessionStorage'));
  if (isFirstVisit() || !isRecord(stored)) {
    category?.scrollIntoView({ behavior: 'instant' });
    return;
  }
  const { dish, top, y } = stored;
  const card = document.querySelector<HTMLElement>(`[data-dish="${CSS.escape(String(dish))}"]`);
  returnTo({ card: card ?? undefined, top: Number(top), y: Number(y) });
}

function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}
