import { createHash } from 'node:crypto';
import { storageOrigin } from '../../src/backends/firebase/storage.ts';
import { pictureExtension } from '../pictures/encode-picture.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Download, download } from './download.ts';
import { type FirebaseProject, usesEmulators } from './firebase-project.ts';
import type { PictureSource } from './picture-source.ts';
import type { Picture } from './pulled-folder.ts';
import { FileRefused, lookUpStorageFile, type StorageFile } from './storage-file.ts';

export interface PictureFetcher {
  readonly project: FirebaseProject;
  readonly callHost: CircuitBreaker;
  /** Writes a picture and returns its file name. */
  readonly store: (bytes: Buffer, extension: string) => Promise<string>;
}

/** The current picture; `known` itself if it has not changed. */
export async function fetchPicture(
  source: PictureSource,
  known: Picture | undefined,
  fetcher: PictureFetcher,
): Promise<Picture> {
  const file = await lookUp(source, known, fetcher);
  if (known && (file ? file.version === known.version : !canBeChecked(known))) return known;
  const address = source.address ?? file?.downloadUrl ?? '';
  const answer = await fetcher.callHost(new URL(address).host, () =>
    download(address, {
      allowsLocal: usesEmulators(fetcher.project),
      // Storage already reported a new version.
      known: file ? undefined : known,
    }),
  );
  if (!answer && known) return known;
  if (!answer) throw new Error(`fetching ${address}: nothing was sent`);
  return storePicture(address, answer, file, fetcher);
}

/**
 * Storage's metadata. A dish names a download URL, which needs no lookup: metadata is only read to see
 * whether a known picture has changed, and only where the rules allow it.
 */
async function lookUp(
  { path, address }: PictureSource,
  known: Picture | undefined,
  { project, callHost }: PictureFetcher,
): Promise<StorageFile | undefined> {
  if (path === undefined || (address !== undefined && !known)) return undefined;
  const { host } = new URL(storageOrigin(project.storage.emulatorHost));
  try {
    return await callHost(host, () => lookUpStorageFile(project, path));
  } catch (error) {
    if (address !== undefined && error instanceof FileRefused) return undefined;
    throw error;
  }
}

/** Without validators a picture counts as unchanged while its address is. */
function canBeChecked({ etag, lastModified }: Picture): boolean {
  return etag !== undefined || lastModified !== undefined;
}

async function storePicture(
  address: string,
  { bytes, etag, lastModified }: Download,
  file: StorageFile | undefined,
  { store }: PictureFetcher,
): Promise<Picture> {
  const extension = await pictureExtension(bytes);
  if (extension === undefined) throw new FileRefused(`${address} is no picture that pages show`);
  const version = file?.version ?? createHash('md5').update(bytes).digest('base64');
  return {
    file: await store(bytes, extension),
    version,
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
  };
}
