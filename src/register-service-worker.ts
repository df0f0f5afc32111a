/**
 * Offline use is a gift: where it cannot be had, the menu works as before. The first visit's page was
 * loaded before there was a worker to keep it, so the worker is told what to keep of it.
 */
export async function registerServiceWorker(alwaysNeeded: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const { serviceWorker } = navigator;
    const wasUnattended = serviceWorker.controller === null;
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    if (wasUnattended) active?.postMessage(keep([...alwaysNeeded, ...seenPictures()]));
  } catch (error) {
    console.warn('The menu will not work offline:', error);
  }
}

/** The message that Workbox's router listens for. */
function keep(urls: readonly string[]) {
  return {
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: urls.map((url) => [url, { mode: isOwn(url) ? 'same-origin' : 'no-cors' }]),
    },
  };
}

function seenPictures(): readonly string[] {
  return Array.from(document.images)
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);
}

function isOwn(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}
