const LONGEST_LOAD_MS = 10_000;

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
    if (!wasUnattended) return;
    active?.postMessage(cacheUrlsMessage(alwaysNeeded));
    await picturesLoaded();
    active?.postMessage(cacheUrlsMessage(seenPictures()));
  } catch (error) {
    console.warn('The menu will not work offline:', error);
  }
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

/** Pictures on their way were asked for before there was a worker; they are seen soon. */
function picturesLoaded(): Promise<unknown> {
  const areThere = picturesInSight().then((images) =>
    Promise.allSettled(images.map((image) => image.decode())),
  );
  const isLongEnough = new Promise((resolve) => setTimeout(resolve, LONGEST_LOAD_MS));
  return Promise.race([areThere, isLongEnough]);
}

/** Asked of the browser: to measure them here would lay out what it has not laid out for being out of sight. */
function picturesInSight(): Promise<readonly HTMLImageElement[]> {
  const pictures = Array.from(document.images);
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const seen = new Set(
        entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
      );
      resolve(pictures.filter((picture) => seen.has(picture)));
    });
    for (const picture of pictures) observer.observe(picture);
  });
}

function seenPictures(): readonly string[] {
  const seen = Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0);
  return [...new Set(seen.map(({ currentSrc }) => currentSrc))];
}

function isOwn(url: string): boolean {
  return new URL(url, window.location.href).origin === window.location.origin;
}
