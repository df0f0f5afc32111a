import { readStored, writeStored } from '../../device/device-storage.ts';
import { isRecord, parseJson } from '../../domain/json.ts';
import { INTERRUPTIONS } from './go-to.ts';
import { FRAMES_TO_RESTORE, findTopCard, scrollPageBy, topOf } from './scroll-position.ts';

const STORAGE_KEY = 'menu-scroll';

/** Where the visitor was when the page was left. */
interface Position {
  readonly y: number;
  /** The title of the topmost card. */
  readonly title: string | undefined;
  /** That card's distance from the top of the screen. */
  readonly top: number;
}

/** A page served with its menu is scrolled by the browser; for an empty one that is too early. */
export function storeScrollPositionOnLeave(isLeftToBrowser: boolean): void {
  window.addEventListener('pagehide', storePosition);
  if (isLeftToBrowser) return;
  window.history.scrollRestoration = 'manual';
  // With manual restoration Safari shows the top of a page from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollPageBy((storedPosition()?.y ?? 0) - window.scrollY);
  });
}

/** After a reload or Back: shows the same card at the same place. Otherwise, the category in the URL hash. */
export function restoreScrollPosition(isLeftToBrowser: boolean): void {
  const position = isFirstVisit() ? undefined : storedPosition();
  if (position && position.y > 0) {
    if (!isLeftToBrowser || !hasScrolledOn(position)) restore(position);
    return;
  }
  const target = document.getElementById(window.location.hash.slice(1));
  if (target && (!isLeftToBrowser || Math.abs(topOf(target)) < window.innerHeight)) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}

/** A visitor who has already scrolled on is not scrolled back. Cards that are laid out move the page less. */
function hasScrolledOn({ y }: Position): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const restored = Math.min(y, scrollHeight - clientHeight);
  return window.scrollY > 0 && Math.abs(window.scrollY - restored) > 2 * clientHeight;
}

/**
 * The same distance from the top of the page is another card: groups above it that were laid out before
 * have estimated heights again. Fonts and the browser's own restoration may come until the page has loaded.
 */
function restore({ y, title, top }: Position): void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of INTERRUPTIONS) {
    window.addEventListener(type, () => controller.abort(), { signal, passive: true });
  }
  scrollPageBy(y - window.scrollY);
  let card: Element | undefined;
  let framesLeft = FRAMES_TO_RESTORE;
  const keepInPlace = () => {
    if (signal.aborted) return;
    if (!card?.isConnected) card = findCard(title, top);
    if (card) scrollPageBy(Math.round(topOf(card) - top));
    if (document.readyState === 'complete') framesLeft -= 1;
    if (framesLeft > 0) requestAnimationFrame(keepInPlace);
    else controller.abort();
  };
  keepInPlace();
}

/** Of several cards with the same title, the one next to its place. */
function findCard(title: string | undefined, top: number): Element | undefined {
  if (title === undefined) return undefined;
  const [nearest] = [...document.querySelectorAll('article')]
    .filter((card) => titleOf(card) === title)
    .toSorted((a, b) => Math.abs(topOf(a) - top) - Math.abs(topOf(b) - top));
  return nearest;
}

function titleOf(card: Element | undefined): string | undefined {
  return card?.querySelector('h3')?.textContent ?? undefined;
}

function isFirstVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
}

function storePosition(): void {
  const card = findTopCard();
  const position = { y: Math.round(window.scrollY), title: titleOf(card), top: topOf(card) };
  writeStored(STORAGE_KEY, JSON.stringify(position), 'sessionStorage');
}

function storedPosition(): Position | undefined {
  const stored = parseJson(readStored(STORAGE_KEY, 'sessionStorage'));
  if (!isRecord(stored)) return undefined;
  const { y, title, top } = stored;
  if (typeof y !== 'number' || typeof top !== 'number') return undefined;
  return { y, title: typeof title === 'string' ? title : undefined, top };
}
