import { initializeApp } from 'firebase/app';
import type { Backend, Collection, CollectionName, RawDocument } from '../../content/backend.ts';
import { templateSources } from '../../menu/pictures.ts';
import { createLightRead, isRefusal, type LightRead } from './light-read.ts';
import { observeSession } from './session.ts';
import { options } from './settings.ts';
import { StoredCopies } from './stored-copies.ts';

/**
 * Reads Firebase the light way and keeps a copy with the full SDK, which is loaded only when the menu
 * is on the screen or the network fails (docs/decisions/006-firebase-reads.md).
 */
export function createFirebaseBackend(pictureTemplate: string | undefined): Backend {
  const app = initializeApp(options);
  const lightRead = createLightRead(app);
  const copies = new StoredCopies(app);
  // An app of its own: reads of an app that has a session wait for it, and so for its troubles.
  const session = observeSession(initializeApp(options, 'session'));
  // Not needed for the menu, so not in its way.
  const slideImages = import('./slide-images.ts').then((module) => module.createSlideImages(app));
  return {
    // The pictures of a Firebase menu have absolute addresses.
    itemImageBase: window.location.href,
    pictureSources: (address, widths) =>
      pictureTemplate === undefined ? [] : templateSources(pictureTemplate, address, widths),
    // The full SDK keeps the documents; plain requests do not find them.
    collectionAddresses: [],
    firstSessionState: () => session,
    readCollection: (name) => readOrRecall(name, lightRead, copies),
    resolveSlideImage: async (path) => (await slideImages)(path),
    onMenuShown: () => copies.updateWhenIdle(),
  };
}

async function readOrRecall(
  name: CollectionName,
  lightRead: LightRead,
  copies: StoredCopies,
): Promise<Collection> {
  const standBy = copies.standBy(name);
  try {
    const documents: readonly RawDocument[] = await lightRead(name);
    copies.remember(name, documents);
    return { documents, isStoredCopy: false };
  } catch (error) {
    if (isRefusal(error)) throw error;
    console.warn(`${name} cannot be read from the network:`, error);
    return { documents: await standBy.recall(), isStoredCopy: true };
  } finally {
    standBy.stop();
  }
}
