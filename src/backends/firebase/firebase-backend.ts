import { type Backend, type CollectionName, HERO } from '../../content/backend.ts';
import type { Brand } from '../../domain/brand.ts';
import { templateSrcSet } from '../../domain/pictures.ts';
import { whenIdle, withTimeout } from '../../platform/timing.ts';
import { OfflineCopy, readWithOfflineFallback } from './offline-copy.ts';
import { database, storage } from './settings.ts';
import { resolveSlideImage } from './storage.ts';

const SESSION_TIMEOUT_MS = 5000;

/** Reads by plain requests, without the SDK (docs/decisions/006-firebase-reads.md). */
export function createBackend({ pictureTemplate }: Brand): Backend {
  const copy = new OfflineCopy();
  const session = firstSessionState();
  let isMenuShown = false;
  const updateWhenIdle = () => whenIdle(() => copy.update());
  return {
    readCollection: async (name) => {
      const read = await readWithOfflineFallback(database, name, copy, takePreloaded(name));
      // A menu that was opened offline is read again when the network comes back.
      if (isMenuShown) updateWhenIdle();
      return read;
    },
    firstSessionState: () => session,
    pictures: {
      // Item pictures have absolute URLs, or paths on the site itself.
      itemFolder: '/',
      resolveSlide: (path) => resolveSlideImage(storage, path),
      findSrcSet: (address, widths) =>
        pictureTemplate === undefined
          ? undefined
          : templateSrcSet(pictureTemplate, address, widths),
    },
    offline: {
      // The SDK stores the documents; a service worker would have to pay for a second read.
      neededAddresses: [],
      updateCopy: () => {
        isMenuShown = true;
        updateWhenIdle();
      },
    },
  };
}

/** The answer requested by `early-slides.ts`, used once: a second read must be fresh. */
function takePreloaded(name: CollectionName): Promise<Response> | undefined {
  if (name !== HERO) return undefined;
  const { earlySlides } = window;
  delete window.earlySlides;
  return earlySlides;
}

/** A listener that fails, times out or cannot be loaded counts as signed out. */
async function firstSessionState(): Promise<void> {
  try {
    await withTimeout(
      'the first authentication state',
      async () => (await import('./session.ts')).observeSession(),
      SESSION_TIMEOUT_MS,
    );
  } catch (error) {
    console.warn('No authentication state; continuing as signed out:', error);
  }
}
