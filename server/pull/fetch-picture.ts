import { createHash } from 'node:crypto';
import { storageOrigin } from '../../src/backends/firebase/storage.ts';
import type { CircuitBreaker } from '../firebase/circuit-breaker.ts';
import { type Download, download, FileTooLarge, type Validators } from '../firebase/download.ts';
import { type FirebaseProject, usesEmulators } from '../firebase/firebase-project.ts';
import { FileRefused, lookUpStorageFile, type StorageFile } from '../firebase/storage-file.ts';
import { toShownPicture } from '../pictures/encode-picture.ts';
import type { PictureSource } from './picture-source.ts';
import type { Picture, UnusablePicture } from './pulled-folder.ts';

export interface PictureFetcher {
  readonly project: FirebaseProject;
  readonly callHost: CircuitBreaker;
  /** Writes a picture and returns its file name. */
  readonly store: (bytes: Buffer, extension: string) => Promise<string>;
}

/** The last version that was fetched. */
export type KnownPicture = Picture | UnusablePicture;

/** The current picture; `known` itself if it has not changed. */
export async function fetchPicture(
  source: PictureSource,
  known: KnownPicture | undefined,
  fetcher: PictureFetcher,
): Promise<KnownPicture> {
  const file = await lookUp(source, known, fetcher);
  if (known && (file ? file.version === known.version : !canBeChecked(known))) return known;
  const address = source.address ?? file?.downloadUrl ?? '';
  const options = {
    allowsLocal: usesEmulators(fetcher.project),
    // Storage already reported a new version.
    known: file ? undefined : known,
  };
  try {
    const { host } = new URL(address);
    const answer = await fetcher.callHost(host, () => download(address, options));
    if (answer) {
      const version = file?.version ?? createHash('md5').update(answer.bytes).digest('base64');
      // Hosts of several servers may send different validators for the same bytes.
      if (known?.version === version) return known;
      return await storePicture(address, answer, version, fetcher);
    }
  } catch (error) {
    if (!(error instanceof FileTooLarge)) throw error;
    return { reason: error.message, version: file?.version ?? '', ...given(error.validators) };
  }
  if (known) return known;
  throw new Error(`fetching ${address}: nothing was sent`);
}

/**
 * Storage's metadata. A dish names a download URL, which needs no lookup: metadata is only read to see
 * whether a known picture has changed, and only where the rules allow it.
 */
async function lookUp(
  { path, address }: PictureSource,
  known: KnownPicture | undefined,
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
function canBeChecked({ etag, lastModified }: KnownPicture): boolean {
  return etag !== undefined || lastModified !== undefined;
}

/** The version is that of the downloaded bytes, also where they are converted or unusable. */
async function storePicture(
  address: string,
  { bytes, ...validators }: Download,
  version: string,
  { store }: PictureFetcher,
): Promise<KnownPicture> {
  const known = { version, ...given(validators) };
  const shown = await toShownPicture(bytes);
  if ('problem' in shown) return { reason: `${address} ${shown.problem}`, ...known };
  return { file: await store(shown.bytes, shown.extension), ...known };
}

/** Those that the host sent. */
function given({ etag, lastModified }: Validators) {
  return {
    ...(etag !== undefined && { etag }),
    ...(lastModified !== undefined && { lastModified }),
  };
}
