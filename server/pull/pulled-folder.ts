import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/**
 * A pulled folder (docs/decisions/012-pulled-edition.md):
 *
 * | name              | what it is                                                      |
 * | ----------------- | --------------------------------------------------------------- |
 * | `NAME.json`       | three links, each to the file of that name in `.edition`        |
 * | `.edition`        | the one link that changes, to one of `.editions`                |
 * | `.editions/pull-…`| three JSON files, and a manifest of where each picture is from  |
 * | `pictures/…`      | the pictures of all these editions, by the hash of their bytes  |
 */
export const CURRENT_EDITION = '.edition';
export const EDITIONS = '.editions';
export const EDITION_PREFIX = 'pull-';
export const MANIFEST = 'manifest.json';
export const PICTURES = 'pictures';

/** By its path in the content folder: of what never changes. */
export const PULLED_PICTURE = 'pictures/[0-9a-f]{64}\\.[a-z]+';

const PULLED_PICTURE_PATH = new RegExp(`^${PULLED_PICTURE}$`);

/**
 * Where the files of the edition are that is served now. They lie in one folder, which stays as it is:
 * whoever asks first and then reads them all has one edition, whatever is pulled meanwhile.
 */
export async function currentEdition(folder: string): Promise<string> {
  return realpath(path.join(folder, CURRENT_EDITION)).catch(() => folder);
}

export function isPulledPicture(name: string): boolean {
  return PULLED_PICTURE_PATH.test(name);
}

const picture = v.object({
  /** Inside the content folder. */
  file: v.string(),
  /** What Storage says, or would say, of a file with these bytes. */
  version: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});

/** A picture that was fetched, and what tells whether it has changed since. */
export type Picture = Readonly<v.InferOutput<typeof picture>>;

const manifest = v.object({ pulledAt: v.string(), pictures: v.record(v.string(), picture) });

/** When an edition was pulled, and where its pictures are from. */
export type Manifest = Readonly<v.InferOutput<typeof manifest>>;

const NONE: Manifest = { pulledAt: '', pictures: {} };

/** Of an edition that no pull has made, nothing is known. */
export async function readManifest(edition: string): Promise<Manifest> {
  try {
    return v.parse(manifest, JSON.parse(await readFile(path.join(edition, MANIFEST), 'utf8')));
  } catch {
    return NONE;
  }
}

export async function readCurrentManifest(folder: string): Promise<Manifest> {
  return readManifest(await currentEdition(folder));
}
