import { keepTable } from './device/table.ts';

keepTable();

/** After this time the pictures have loaded whose requests began before there was a worker. */
const PICTURES_TIMEOUT_MS = 10_000;

/** The first visit's page loaded before there was a worker: it sends the worker the addresses to cache. */
export async function registerServiceWorker(alwaysNeeded: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!isFirstVisit) return;
  // The message that Workbox's router listens for.
  const cache = (urls: readonly string[]) =>
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls.map(requestOf) } });
  const loaded = loadedPictures();
  cache([...alwaysNeeded, ...loaded]);
  setTimeout(
    () => cache(loadedPictures().filter((url) => !loaded.includes(url))),
    PICTURES_TIMEOUT_MS,
  );
}

function loadedPictures(): readonly string[] {
  const loaded = Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0);
  return [...new Set(loaded.map(({ currentSrc }) => currentSrc))];
}

function requestOf(url: string) {
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  return [url, { mode: isOwn ? 'same-origin' : 'no-cors' }];
}
