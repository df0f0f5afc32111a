const PICTURES_TIMEOUT_MS = 10_000;

/**
 * The first visit's page was loaded before there was a worker to cache it, so the page sends the worker
 * the addresses to cache. Rejects where offline use is not possible.
 */
export async function registerServiceWorker(alwaysNeeded: readonly string[]): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!isFirstVisit) return;
  active?.postMessage(cacheUrlsMessage(alwaysNeeded));
  await picturesLoaded();
  active?.postMessage(cacheUrlsMessage(loadedPictures()));
}

/** The message that Workbox's router listens for. */
function cacheUrlsMessage(urls: readonly string[]) {
  return {
    type: 'CACHE_URLS',
    payload: {
      urlsToCache: urls.map((url) => [url, { mode: isOwn(url) ? 'same-origin' : 'no-cors' }]),
    },
  };
}

/** Pictures in the viewport whose requests began before there was a worker. */
function picturesLoaded(): Promise<unknown> {
  const areDecoded = visiblePictures().then((images) =>
    Promise.allSettled(images.map((image) => image.decode())),
  );
  const isTimedOut = new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS));
  return Promise.race([areDecoded, isTimedOut]);
}

/** By an observer: measuring them would force a layout of what `content-visibility` has skipped. */
function visiblePictures(): Promise<readonly HTMLImageElement[]> {
  const pictures = Array.from(document.images);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const visible = new Set(
        entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
      );
      resolve(pictures.filter((picture) => visible.has(picture)));
    });
    for (const picture of pictures) observer.observe(picture);
  });
}

function loadedPictures(): readonly string[] {
  const loaded = Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0);
  return [...new Set(loaded.map(({ currentSrc }) => currentSrc))];
}

function isOwn(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}
