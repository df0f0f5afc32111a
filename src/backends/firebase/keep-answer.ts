import { PICTURE_CACHE } from '../../domain/picture-cache.ts';

/**
 * Puts the answer of a look-up where the service worker will look for it. On a first visit there is no
 * worker yet that could do so, and without the look-up the picture that it keeps cannot be found.
 */
export async function keepAnswer(answer: Response): Promise<void> {
  // Some private modes have the one and lack the other.
  if (import.meta.env.DEV || !('caches' in window) || navigator.serviceWorker?.controller) return;
  try {
    const cache = await window.caches.open(PICTURE_CACHE);
    await cache.put(answer.url, answer);
  } catch (error) {
    console.warn(`${answer.url} is not kept for offline use:`, error);
  }
}
