import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/**
 * A pulled folder (docs/decisions/012-pulled-content.md):
 *
 * | name                     | what it is                                                   |
 * | ------------------------ | ------------------------------------------------------------ |
 * | `NAME.json`              | three links, each to the file of that name in `.current`     |
 * | `.current`               | a link to the current snapshot; a pull replaces it           |
 * | `.snapshots/pull-…`      | a snapshot: three JSON files, and a manifest of its pictures |
 * | `.snapshots/previous`    | a link to the snapshot before the current one                |
 * | `.snapshots/rolled-back` | the hash of documents that were rolled back                  |
 * | `.snapshots/read-at`     | when the database was last read                              |
 * | `pictures/…`             | the pictures of all snapshots, by the hash of their bytes    |
 */
export const CURRENT_SNAPSHOT = '.current';
export const SNAPSHOTS = '.snapshots';
export const SNAPSHOT_PREFIX = 'pull-';
export const PREVIOUS_SNAPSHOT = 'previous';
export const ROLLED_BACK = 'rolled-back';
export const READ_AT = 'read-at';
export const MANIFEST = 'manifest.json';
export const PICTURES = 'pictures';

/** A path in the content folder whose bytes never change. */
export const PULLED_PICTURE = 'pictures/[0-9a-f]{64}\\.[a-z]+';

const PULLED_PICTURE_PATH = new RegExp(`^${PULLED_PICTURE}$`);

/** The folder of the current files. It never changes, so that several files are read from one snapshot. */
export async function currentSnapshot(folder: string): Promise<string> {
  return realpath(path.join(folder, CURRENT_SNAPSHOT)).catch(() => folder);
}

export function isPulledPicture(name: string): boolean {
  return PULLED_PICTURE_PATH.test(name);
}

const validators = {
  /** The version that Storage has, or would have, for a file with these bytes. */
  version: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
};

/** The file is in the content folder. */
const picture = v.object({ file: v.string(), ...validators });

/** A fetched picture and its validators. */
export type Picture = Readonly<v.InferOutput<typeof picture>>;

const unusable = v.object({ reason: v.string(), ...validators });

/** A file that is no usable picture. It is fetched again when its version changes. */
export type UnusablePicture = Readonly<v.InferOutput<typeof unusable>>;

const manifest = v.object({
  pulledAt: v.string(),
  /** The hash of the documents as they were read. */
  documents: v.optional(v.string(), ''),
  /** By the keys of their sources. */
  pictures: v.record(v.string(), picture),
  unusable: v.optional(v.record(v.string(), unusable), {}),
});

/** When a snapshot was pulled, from which documents, and with which pictures. */
export type Manifest = Readonly<v.InferOutput<typeof manifest>>;

const NONE: Manifest = { pulledAt: '', documents: '', pictures: {}, unusable: {} };

/** A folder that was not pulled has no manifest. */
export async function readManifest(snapshot: string): Promise<Manifest> {
  try {
    return v.parse(manifest, JSON.parse(await readFile(path.join(snapshot, MANIFEST), 'utf8')));
  } catch {
    return NONE;
  }
}

export async function readCurrentManifest(folder: string): Promise<Manifest> {
  return readManifest(await currentSnapshot(folder));
}
