import { readStored, writeStored } from '../../device/device-storage.ts';
import { isRecord, parseJson } from '../../domain/json.ts';
import { currentPlace, returnTo } from './scroll-position.ts';

const STORAGE_KEY = 'menu-scroll';

/** For `restorePlace`. */
export function storePlaceOnLeave(): void {
  window.addEventListener('pagehide', () => {
    const { card, top, y } = currentPlace();
    const place = JSON.stringify({ dish: card?.dataset.dish, top, y });
    writeStored(STORAGE_KEY, place, 'sessionStorage');
  });
}

/**
 * For a page that was empty or hidden when the browser would have scrolled it. After a reload or Back it shows
 * the same card at the same place, otherwise the category in the URL hash.
 */
export function restorePlace(): void {
  if (window.scrollY > 0) return;
  const stored = parseJson(readStored(STORAGE_KEY, 'sessionStorage'));
  if (isFirstVisit() || !isRecord(stored)) {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
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
