/** A scroll that has paused this long has ended. */
const PAUSE_MS = 150;
/** Cards take their real heights when they are first laid out near the screen. */
export const FRAMES_TO_RESTORE = 8;
/** Less than the height of a card. */
const PROBE_STEP_PX = 40;

interface Anchor {
  /** The width of the page when the card was found. */
  readonly width: number;
  readonly card: Element | undefined;
  readonly top: number;
}

/** For a language switch: returns a function that restores the position of the visible card. */
export function holdScrollPosition(): () => void {
  const [x, y] = [window.innerWidth / 2, window.innerHeight / 3];
  const anchor =
    findTopCard() ?? document.elementFromPoint(x, y)?.closest('article, section') ?? undefined;
  const before = topOf(anchor);
  return () => {
    if (anchor?.isConnected) scrollPageBy(topOf(anchor) - before);
  };
}

/** The browser keeps what is on the screen in place when something above changes its height. Safari does not. */
export function hasScrollAnchoring(): boolean {
  return CSS.supports('overflow-anchor', 'auto');
}

/**
 * Without scroll anchoring, a new font that wraps lines differently moves the page. Safari's
 * `document.fonts.ready` is resolved once the page has loaded, so this waits for each font. A font that timed
 * out has the status `error` and may still load.
 */
export function holdScrollPositionWhileFontsLoad(): void {
  if (hasScrollAnchoring()) return;
  const pending = [...document.fonts].filter(({ status }) => /loading|error/.test(status));
  let restore = holdScrollPosition();
  const update = () => {
    restore = holdScrollPosition();
  };
  window.addEventListener('scroll', update, { passive: true });
  Promise.allSettled(pending.map(({ loaded }) => loaded)).then(() => {
    window.removeEventListener('scroll', update);
    restore();
  });
}

/** Keeps the dish at the top of the screen in sight when the phone is rotated or the window resized. */
export function holdScrollPositionOnResize(): void {
  let anchor: Anchor = { width: window.innerWidth, card: undefined, top: 0 };
  let pause: ReturnType<typeof setTimeout> | undefined;
  let framesLeft = 0;
  const updateAnchor = () => {
    clearTimeout(pause);
    pause = setTimeout(() => {
      // During a rotation the layout is not what the visitor was reading; `resize` may still be pending.
      if (framesLeft > 0 || window.innerWidth !== anchor.width) return;
      // Keep an anchor that has not moved: rotating back returns to the same dish.
      if (anchor.card?.isConnected && distanceFrom(anchor) === 0) return;
      const card = findTopCard();
      anchor = { width: window.innerWidth, card, top: topOf(card) };
    }, PAUSE_MS);
  };
  const restoreAnchor = () => {
    if (window.scrollY > 0) scrollPageBy(distanceFrom(anchor));
    framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(restoreAnchor);
  };
  const onResize = () => {
    // A phone's toolbars and keyboard change only the height, and that moves nothing.
    if (window.innerWidth === anchor.width) return;
    anchor = { ...anchor, width: window.innerWidth };
    const isRestoring = framesLeft > 0;
    framesLeft = FRAMES_TO_RESTORE;
    if (!isRestoring) restoreAnchor();
  };
  updateAnchor();
  window.addEventListener('scroll', updateAnchor, { passive: true });
  window.addEventListener('resize', onResize);
}

/** The first card of the topmost row that starts on the screen; none at the top of the page. */
export function findTopCard(): Element | undefined {
  if (window.scrollY <= 0) return undefined;
  const x = window.innerWidth * (document.documentElement.dir === 'rtl' ? 0.75 : 0.25);
  for (let y = 0; y < window.innerHeight; y += PROBE_STEP_PX) {
    const card = document.elementFromPoint(x, y)?.closest('article');
    // The category strip may cover the top of the card.
    if (card?.contains(document.elementFromPoint(x, topOf(card) + 1))) return card;
  }
  return undefined;
}

/** In whole pixels, because browsers round scroll positions. */
function distanceFrom({ card, top }: Anchor): number {
  if (!card?.isConnected) return 0;
  return Math.round(topOf(card) - Math.min(top, window.innerHeight / 3));
}

export function topOf(element: Element | null | undefined): number {
  return element?.getBoundingClientRect().top ?? 0;
}

export function scrollPageBy(top: number): void {
  window.scrollBy({ top, behavior: 'instant' });
}
