import * as v from 'valibot';
import { PICTURE_CACHE } from '../../domain/picture-cache.ts';

/** A bucket of Storage. */
export interface Storage {
  readonly bucket: string;
  readonly emulatorHost: string | undefined;
}

/** Where Storage answers: look-ups of download URLs, and the downloads themselves. */
export function storageOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
}

/** Where a plain request finds what Storage knows of a file. */
export function lookUpAddress({ bucket, emulatorHost }: Storage, path: string): string {
  const name = path.split('/').filter(Boolean).join('/');
  return `${storageOrigin(emulatorHost)}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
}

const metadata = v.object({ downloadTokens: v.pipe(v.string(), v.nonEmpty()) });

/** Where the file itself is, by the answer to its look-up. */
export function downloadAddress(lookUp: string, answer: unknown): string {
  const [token = ''] = v.parse(metadata, answer).downloadTokens.split(',');
  return `${lookUp}?alt=media&token=${encodeURIComponent(token)}`;
}

/** A slide may name a whole address instead of a path in Storage. */
export function isWholeAddress(path: string): boolean {
  return /^https:\/\//i.test(path);
}

/** What no second try mends: there is no such file, or it is not for us. */
const REFUSALS = [403, 404];

/**
 * §7: resolves a slide's storage path to a download URL. By a plain request, which needs neither the
 * SDK nor a preflight; when that fails, the SDK is loaded and goes on trying.
 */
export async function resolveSlideImage(storage: Storage, path: string): Promise<string> {
  if (isWholeAddress(path)) return path;
  const address = lookUpAddress(storage, path);
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) {
    keepAnswer(response.clone());
    return downloadAddress(address, await response.json());
  }
  const answer = `looking up ${path}: the answer was ${response?.status ?? 'none'}`;
  if (response && REFUSALS.includes(response.status)) throw new Error(answer);
  console.warn(`${answer}; trying on`);
  const { lookUpPatiently } = await import('./storage-sdk.ts');
  return lookUpPatiently(path);
}

/**
 * Puts the answer of a look-up where the service worker will look for it. On a first visit there is no
 * worker yet that could do so, and without the look-up the picture that it keeps cannot be found.
 */
async function keepAnswer(answer: Response): Promise<void> {
  // Some private modes have the one and lack the other.
  if (import.meta.env.DEV || !('caches' in window) || navigator.serviceWorker?.controller) return;
  try {
    const cache = await window.caches.open(PICTURE_CACHE);
    await cache.put(answer.url, answer);
  } catch (error) {
    console.warn(`${answer.url} is not kept for offline use:`, error);
  }
}
