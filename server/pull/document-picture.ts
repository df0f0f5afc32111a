import type { Storage } from '../../src/backends/firebase/storage.ts';
import { type CollectionName, HERO } from '../../src/content/backend.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { OperatorError } from '../operator-error.ts';
import { reasonOf } from '../reason.ts';
import type { Outcome } from './fetch-pictures.ts';
import { findSource } from './picture-source.ts';
import { FileRefused } from './storage-file.ts';

export interface DocumentPicture {
  /** What the edition's document names; without it, the document has nothing to show. */
  readonly name?: string;
  readonly problem?: string;
}

/** Which picture an edition's document has instead of the one that is named in the database. */
export function findDocumentPicture(
  collection: CollectionName,
  name: string,
  storage: Storage,
  outcomes: ReadonlyMap<string, Outcome>,
): DocumentPicture {
  const source = findSource(storage, collection, name);
  // In the database what is relative is so to the site, in a folder to the folder.
  if (!source) return { name: resolveAddress(name, '/') ?? name };
  const { picture, error } = outcomes.get(source.key) ?? {};
  const trouble = `its picture cannot be fetched (${reasonOf(error)})`;
  if (picture && error === undefined) return { name: picture.file };
  if (picture) return { name: picture.file, problem: `${trouble} and stays as it was` };
  if (collection !== HERO) return { name, problem: `${trouble}; it keeps its address` };
  if (error instanceof FileRefused) return { problem: `${trouble}; the slide is left out` };
  // A slide has no address to keep, and one that is only late should not be missing for it.
  throw new OperatorError(`A slide's picture cannot be fetched: ${reasonOf(error)}`);
}
