import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EDITION, readCollectionFiles, readContentFolder } from '../../server/content-folder.ts';
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
import type { Source } from './report.ts';

/** Reads a content folder as our server and the app do. */
export async function openFolder(folder: string): Promise<Source> {
  const load = createAddressLoader(folder);
  const files = await readCollectionFiles(folder);
  return {
    collections: await readContentFolder(folder, true),
    isEdited: files.every((file) => path.basename(file.path) !== EDITION),
    notUtf8: files.filter(({ bytes }) => bytes && !isUtf8(bytes)).map(({ name }) => name),
    itemFolder: CONTENT_FOLDER,
    loadPicture: async ({ collection, name }) => {
      const address = collection === HERO ? slideAddress(name) : name;
      if (address === undefined) throw new Error('no usable address');
      return load(address);
    },
  };
}

/** Reads the Firebase project of the settings with the same requests as the page. */
export async function openFirebase(
  environment: ProcessEnvironment,
  contentFolder: string,
  hasBranches: boolean,
): Promise<Source> {
  const project = readFirebaseProject(environment, hasBranches);
  const load = createAddressLoader(contentFolder, usesEmulators(project));
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

/** Loads pictures by their addresses, as a page does. Only emulators may be on this machine. */
export function createAddressLoader(contentFolder: string, allowsLocal = false) {
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
