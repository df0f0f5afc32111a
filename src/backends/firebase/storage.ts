import * as v from 'valibot';
import { PICTURE_CACHE } from '../../domain/pictures.ts';

export interface Storage {
  readonly bucket: string;
  readonly emulatorHost: string | undefined;
}

export function storageOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
}

export function lookUpAddress({ bucket, emulatorHost }: Storage, path: string): string {
  const name = path.split('/').filter(Boolean).join('/');
  return `${storageOrigin(emulatorHost)}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
}

const metadata = v.object({ downloadTokens: v.pipe(v.string(), v.nonEmpty()) });

export function downloadAddress(lookUp: string, answer: unknown): string {
  const [token = ''] = v.parse(metadata, answer).downloadTokens.split(',');
  return `${lookUp}?alt=media&token=${encodeURIComponent(token)}`;
}

/** A slide may hold an absolute URL instead of a path in Storage. */
export function isAbsoluteUrl(path: string): boolean {
  return /^https:\/\//i.test(path);
}

/** §7: by a plain request; when that fails, the SDK is loaded and retries. */
export async function resolveSlideImage(storage: Storage, path: string): Promise<string> {
  if (isAbsoluteUrl(path)) return path;
  const address = lookUpAddress(storage, path);
  const response = await fetch(address).catch(() => undefined);
  if (response?.ok) {
    cacheLookUp(response.clone());
    return downloadAddress(address, await response.json());
  }
  const answer = `looking up ${path}: the answer was ${response?.status ?? 'none'}`;
  // A retry does not help: there is no such file, or it is not public.
  if (response && [403, 404].includes(response.status)) throw new Error(answer);
  console.warn(`${answer}; retrying with the SDK`);
  const { lookUpWithSdk } = await import('./storage-sdk.ts');
  return lookUpWithSdk(path);
}

/** A first visit has no service worker yet. Without the look-up its picture is not found offline. */
async function cacheLookUp(response: Response): Promise<void> {
  // Some private modes lack one of the two.
  if (import.meta.env.DEV || !('caches' in window) || navigator.serviceWorker?.controller) return;
  try {
    const cache = await window.caches.open(PICTURE_CACHE);
    await cache.put(response.url, response);
  } catch (error) {
    console.warn(`${response.url} is not kept for offline use:`, error);
  }
}
