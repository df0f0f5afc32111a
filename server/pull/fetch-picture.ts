import { createHash } from 'node:crypto';
import { storageOrigin } from '../../src/backends/firebase/storage-addresses.ts';
import { findPictureEnding } from '../pictures/encode-picture.ts';
import { type Download, download } from './download.ts';
import { type FirebaseProject, usesEmulators } from './firebase-project.ts';
import type { Patience } from './patience.ts';
import type { PictureSource } from './picture-source.ts';
import type { Picture } from './pulled-folder.ts';
import { FileRefused, lookUpStorageFile, type StorageFile } from './storage-file.ts';

export interface PictureFetcher {
  readonly project: FirebaseProject;
  readonly ask: Patience;
  /** Keeps a picture's bytes and tells the name of its file. */
  readonly store: (bytes: Buffer, ending: string) => Promise<string>;
}

/** The picture as it is now: the known one, where that has not changed. */
export async function fetchPicture(
  source: PictureSource,
  known: Picture | undefined,
  fetcher: PictureFetcher,
): Promise<Picture> {
  const file = await lookUp(source, known, fetcher);
  if (known && (file ? file.version === known.version : !canBeChecked(known))) return known;
  const address = source.address ?? file?.downloadUrl ?? '';
  const answer = await fetcher.ask(new URL(address).host, () =>
    download(address, {
      allowsLocal: usesEmulators(fetcher.project),
      // Storage has just said that the known one is not it.
      known: file ? undefined : known,
    }),
  );
  if (!answer && known) return known;
  if (!answer) throw new Error(`fetching ${address}: nothing was sent`);
  return storePicture(address, answer, file, fetcher);
}

/**
 * What Storage knows of the picture. A dish names a download URL, which is good for itself: it is looked
 * up only to see whether a known picture has changed, and by rules that allow no look-up not even then.
 */
async function lookUp(
  { path, address }: PictureSource,
  known: Picture | undefined,
  { project, ask }: PictureFetcher,
): Promise<StorageFile | undefined> {
  if (path === undefined || (address !== undefined && !known)) return undefined;
  const { host } = new URL(storageOrigin(project.storage.emulatorHost));
  try {
    return await ask(host, () => lookUpStorageFile(project, path));
  } catch (error) {
    if (address !== undefined && error instanceof FileRefused) return undefined;
    throw error;
  }
}

/** A host that gives no means to ask whether a file has changed has one file at one address. */
function canBeChecked({ etag, lastModified }: Picture): boolean {
  return etag !== undefined || lastModified !== undefined;
}

async function storePicture(
  address: string,
  { bytes, etag, lastModified }: Download,
  file: StorageFile | undefined,
  { store }: PictureFetcher,
): Promise<Picture> {
  const ending = await findPictureEnding(bytes);
  if (ending === undefined) throw new FileRefused(`${address} is no picture that pages show`);
  const version = file?.version ?? createHash('md5').update(bytes).digest('base64');
  return {
    file: await store(bytes, ending),
    version,
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
  };
}
