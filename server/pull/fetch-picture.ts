import { createHash } from 'node:crypto';
import { storageOrigin } from '../../src/backends/firebase/storage.ts';
import type { CircuitBreaker } from '../firebase/circuit-breaker.ts';
import { download } from '../firebase/download.ts';
import { type FirebaseProject, usesEmulators } from '../firebase/firebase-project.ts';
import { FileRefused, lookUpStorageFile, type StorageFile } from '../firebase/storage-file.ts';
import { toShownPicture } from '../pictures/encode-picture.ts';
import { MAX_PICTURE_BYTES } from '../pictures/original-picture.ts';
import type { Picture } from './edition.ts';
import type { PictureSource } from './picture-source.ts';

export interface PictureFetcher {
  readonly project: FirebaseProject;
  readonly callHost: CircuitBreaker;
  /** Writes a picture and returns its path in the content folder. */
  readonly store: (bytes: Buffer, extension: string) => Promise<string>;
}

/** The current picture; `known` itself, the last version that was fetched, if it has not changed. */
export async function fetchPicture(
  source: PictureSource,
  known: Picture | undefined,
  fetcher: PictureFetcher,
): Promise<Picture> {
  const stored = await lookUp(source, known, fetcher);
  // Without validators a picture counts as unchanged while its address is.
  const canBeChecked = known?.etag !== undefined || known?.lastModified !== undefined;
  if (known && (stored ? stored.version === known.version : !canBeChecked)) return known;
  const address = source.address ?? stored?.downloadUrl ?? '';
  const options = {
    allowsLocal: usesEmulators(fetcher.project),
    // Storage already reported a new version.
    known: stored ? undefined : known,
  };
  const { host } = new URL(address);
  const answer = await fetcher.callHost(host, () => download(address, options));
  if (!answer) {
    if (known) return known;
    throw new Error(`fetching ${address}: nothing was sent`);
  }
  const { bytes, ...validators } = answer;
  if (!bytes) {
    const reason = `${address} is larger than ${MAX_PICTURE_BYTES} bytes`;
    return { reason, version: stored?.version ?? '', ...validators };
  }
  // That of the downloaded bytes, also where they are converted or unusable.
  const version = stored?.version ?? createHash('md5').update(bytes).digest('base64');
  // Hosts of several servers may send different validators for the same bytes.
  if (known?.version === version) return known;
  const shown = await toShownPicture(bytes);
  if ('problem' in shown) return { reason: `${address} ${shown.problem}`, version, ...validators };
  return { file: await fetcher.store(shown.bytes, shown.extension), version, ...validators };
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
