import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readContentFolder } from '../../server/content-folder.ts';
import { createCircuitBreaker } from '../../server/firebase/circuit-breaker.ts';
import { download } from '../../server/firebase/download.ts';
import {
  fetchCollections,
  readFirebaseProject,
  usesEmulators,
} from '../../server/firebase/firebase-project.ts';
import { lookUpStorageFile } from '../../server/firebase/storage-file.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import { isAbsoluteUrl, storageOrigin } from '../../src/backends/firebase/storage.ts';
import { HERO } from '../../src/content/backend.ts';
import { CONTENT_FOLDER, slideAddress } from '../../src/domain/addresses.ts';
import { PUBLIC_FOLDER } from '../build/brand.ts';
import type { Source } from './examine.ts';

/** The build copies these files to the root of the site. */

interface LoaderOptions {
  /** Files of the site itself are read from here. */
  readonly contentFolder: string;
  /** For emulators only: diners cannot load from this machine or its network. */
  readonly allowsLocal: boolean;
}

/** Reads a content folder as our server and the app do. */
export async function openFolder(folder: string): Promise<Source> {
  const load = createAddressLoader({ contentFolder: folder, allowsLocal: false });
  return {
    collections: await readContentFolder(folder),
    itemFolder: CONTENT_FOLDER,
    loadPicture: async ({ collection, name }) => {
      const address = collection === HERO ? slideAddress(name) : name;
      if (address === undefined) throw new Error('it is not a usable address');
      return load(address);
    },
  };
}

/** Reads the Firebase project of the settings with the same requests as the page. */
export async function openFirebase(
  environment: ProcessEnvironment,
  contentFolder: string,
): Promise<Source> {
  const project = readFirebaseProject(environment);
  const load = createAddressLoader({ contentFolder, allowsLocal: usesEmulators(project) });
  const callHost = createCircuitBreaker();
  return {
    collections: await fetchCollections(project),
    itemFolder: '/',
    loadPicture: async ({ collection, name }) => {
      if (collection !== HERO || isAbsoluteUrl(name)) return load(name);
      const origin = storageOrigin(project.storage.emulatorHost);
      const file = await callHost(origin, () => lookUpStorageFile(project, name));
      return load(file.downloadUrl);
    },
  };
}

/** Loads pictures by their addresses, as a page does. A circuit breaker skips a failing host. */
export function createAddressLoader({ contentFolder, allowsLocal }: LoaderOptions) {
  const callHost = createCircuitBreaker();
  return async (address: string): Promise<Buffer> => {
    if (address.startsWith('/')) return readSiteFile(address, contentFolder);
    const answer = await callHost(new URL(address).host, () => download(address, { allowsLocal }));
    if (!answer?.bytes) throw new Error(answer ? 'it is too large' : 'nothing was sent');
    return answer.bytes;
  };
}

async function readSiteFile(address: string, contentFolder: string): Promise<Buffer> {
  const [encoded = ''] = address.split('?');
  const name = decodeURIComponent(encoded);
  const file = name.startsWith(CONTENT_FOLDER)
    ? path.join(contentFolder, name.slice(CONTENT_FOLDER.length))
    : path.join(PUBLIC_FOLDER, name);
  return readFile(file).catch(() => {
    throw new Error('there is no such file');
  });
}
