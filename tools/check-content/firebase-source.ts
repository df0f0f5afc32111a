import { createCircuitBreaker } from '../../server/pull/circuit-breaker.ts';
import {
  fetchCollections,
  readFirebaseProject,
  usesEmulators,
} from '../../server/pull/firebase-project.ts';
import { lookUpStorageFile } from '../../server/pull/storage-file.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import { isWholeAddress, storageOrigin } from '../../src/backends/firebase/storage-addresses.ts';
import { HERO } from '../../src/content/backend.ts';
import type { Source } from './examine.ts';
import { createAddressLoader } from './load-address.ts';

/** The Firebase project of the settings, read by the same requests as the page makes. */
export async function openFirebase(
  environment: ProcessEnvironment,
  contentFolder: string,
): Promise<Source> {
  const project = readFirebaseProject(environment);
  const load = createAddressLoader({ contentFolder, allowsLocal: usesEmulators(project) });
  const ask = createCircuitBreaker();
  return {
    collections: await fetchCollections(project),
    itemFolder: '/',
    loadPicture: async ({ collection, name }) => {
      if (collection !== HERO || isWholeAddress(name)) return load(name);
      const origin = storageOrigin(project.storage.emulatorHost);
      const file = await ask(origin, () => lookUpStorageFile(project, name));
      return load(file.downloadUrl);
    },
  };
}
