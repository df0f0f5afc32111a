import { type Backend, type CollectionName, HERO } from '../../content/backend.ts';
import type { Brand } from '../../domain/brand.ts';
import { templateSrcSet } from '../../domain/pictures.ts';
import { whenIdle, withDeadline } from '../../platform/timing.ts';
import { canStore, readOrRecall, StoredCopies } from './offline-copy.ts';
import { database, storage } from './settings.ts';
import { resolveSlideImage } from './storage.ts';

const SILENCE_MS = 5000;

/**
 * Reads Firebase by plain requests and keeps a copy with the full SDK, which is loaded only when the menu
 * is on the screen or the network fails (docs/decisions/006-firebase-reads.md).
 */
export function createBackend({ pictureTemplate }: Brand): Backend {
  const copies = new StoredCopies();
  const session = firstSessionState();
  return {
    readCollection: (name) => readOrRecall(database, name, copies, takeEarly(name)),
    firstSessionState: () => session,
    pictures: {
      // The pictures of a Firebase menu have whole addresses, or lie on the site itself.
      itemFolder: '/',
      resolveSlide: (path) => resolveSlideImage(storage, path),
      findSrcSet: (address, widths) =>
        pictureTemplate === undefined
          ? undefined
          : templateSrcSet(pictureTemplate, address, widths),
    },
    offline: {
      // The full SDK keeps the documents: another reading would cost what the first one did.
      collectionAddresses: [],
      updateCopy: () => void whenIdle(() => copies.update(canStore)),
    },
  };
}

/** What the head of the page has asked for (early-slides.ts), once: whoever reads again wants it as it is then. */
function takeEarly(name: CollectionName): Promise<Response> | undefined {
  if (name !== HERO) return undefined;
  const { earlySlides } = window;
  delete window.earlySlides;
  return earlySlides;
}

/** A listener that fails, stays silent or cannot even be loaded counts as "nobody". */
async function firstSessionState(): Promise<void> {
  try {
    await withDeadline(
      'the first authentication state',
      async () => (await import('./session.ts')).observeSession(),
      SILENCE_MS,
    );
  } catch (error) {
    console.warn('No authentication state; going on as nobody:', error);
  }
}
