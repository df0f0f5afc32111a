import { realpath } from 'node:fs/promises';
import path from 'node:path';

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
