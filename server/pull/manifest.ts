import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { currentEdition, MANIFEST } from '../edition-layout.ts';

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
