import type { Backend, Collection, CollectionName } from '../../content/backend.ts';
import { withDeadline } from '../../content/deadline.ts';
import type { Brand } from '../../menu/brand.ts';
import { templateSources } from '../../menu/pictures.ts';
import { fetchDocuments, ReadRefused } from './fetch-documents.ts';
import { database } from './settings.ts';
import { resolveSlideImage } from './slide-images.ts';
import { StoredCopies } from './stored-copies.ts';
import { fromWireDocument } from './wire-documents.ts';

const SILENCE_MS = 5000;

/**
 * Reads Firebase by plain requests and keeps a copy with the full SDK, which is loaded only when the menu
 * is on the screen or the network fails (docs/decisions/006-firebase-reads.md).
 */
export function createBackend({ pictureTemplate }: Brand): Backend {
  const copies = new StoredCopies();
  const session = firstSessionState();
  return {
    // The pictures of a Firebase menu have whole addresses, or lie on the site itself.
    itemImageFolder: '/',
    pictureSources: (address, widths) =>
      pictureTemplate === undefined ? [] : templateSources(pictureTemplate, address, widths),
    // The full SDK keeps the documents: another reading would cost what the first one did.
    collectionAddresses: [],
    firstSessionState: () => session,
    readCollection: (name) => readOrRecall(name, copies),
    resolveSlideImage,
    onMenuShown: () => copies.updateWhenIdle(),
  };
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

async function readOrRecall(name: CollectionName, copies: StoredCopies): Promise<Collection> {
  const standBy = copies.standBy(name);
  try {
    const read = await fetchDocuments(database, name);
    copies.remember(name, read);
    return { documents: read.documents.map(fromWireDocument), isStoredCopy: false };
  } catch (error) {
    if (error instanceof ReadRefused) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await standBy.recall(), isStoredCopy: true };
  } finally {
    standBy.stop();
  }
}
