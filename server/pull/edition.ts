import { existsSync } from 'node:fs';
import { readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import {
  ALL_COLLECTIONS,
  type CollectionName,
  parseDocuments,
  type RawDocument,
} from '../../src/content/backend.ts';
import { EDITION } from '../content-folder.ts';
import { errorMessage, explainWriteError, isNotFoundError, OperatorError } from '../errors.ts';
import type { Collections } from '../firebase/firebase-project.ts';
import { isOldFolder, readOldFolder } from './old-folder.ts';

const picture = v.object({
  /** In the content folder. */
  file: v.optional(v.string()),
  /** Why there is no usable file. It is fetched again when its version changes. */
  reason: v.optional(v.string()),
  /** What Storage calls the file's version, or would if it had these bytes. */
  version: v.string(),
  etag: v.optional(v.string()),
  lastModified: v.optional(v.string()),
});

export type Picture = Readonly<v.InferOutput<typeof picture>>;

const edition = v.object({
  /** When the database was read. It names the edition in the history. */
  readAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The edition before: its `readAt`. */
  replaces: v.optional(v.string()),
  /** The hash of the documents as they were read. */
  documents: v.string(),
  /** Hashes that were rolled back: not to be published again. */
  refused: v.array(v.string()),
  collections: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
  /** By the keys of their sources. */
  pictures: v.record(v.string(), picture),
});

/** A pulled menu, as `edition.json` holds it (docs/decisions/018-one-edition.md). */
export type Edition = Readonly<v.InferOutput<typeof edition>>;

/** The current edition; undefined where nothing was pulled yet. */
export async function readEdition(folder: string): Promise<Edition | undefined> {
  const current = await readEditionFile(path.join(folder, EDITION));
  if (current || !isOldFolder(folder)) return current;
  return parseEdition(folder, () => readOldFolder(folder));
}

export async function readEditionFile(file: string): Promise<Edition | undefined> {
  return parseEdition(file, async () => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (!isNotFoundError(error)) throw error;
    });
    return text === undefined ? undefined : JSON.parse(text);
  });
}

async function parseEdition(place: string, read: () => Promise<unknown>) {
  try {
    return v.parse(v.optional(edition), await read());
  } catch (error) {
    throw new OperatorError(`${place} cannot be read: ${errorMessage(error)}`);
  }
}

export function collectionsOf({ collections }: Edition): Collections {
  return new Map<CollectionName, readonly RawDocument[]>(
    ALL_COLLECTIONS.map((name) => [name, parseDocuments(collections[name] ?? [])]),
  );
}

/** The time of the file is when the database was last read; it survives restarts. */
export async function recordRead(folder: string): Promise<void> {
  const now = new Date();
  const file = path.join(folder, EDITION);
  if (!existsSync(file)) return;
  await utimes(file, now, now).catch((error: unknown) => {
    throw explainWriteError(folder, error);
  });
}

/** Seconds since then. A clock that was set back makes them zero, and never negative. */
export async function readAge(folder: string): Promise<number> {
  const { mtimeMs } = await stat(path.join(folder, EDITION)).catch(() => ({ mtimeMs: Infinity }));
  return Math.max(0, (Date.now() - mtimeMs) / 1000);
}
