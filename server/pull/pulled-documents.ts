import { isRecord } from '../../src/backends/firebase/plain-value.ts';
import type { Storage } from '../../src/backends/firebase/storage-addresses.ts';
import { type CollectionName, HERO, type RawDocument } from '../../src/content/backend.ts';
import type { Problem } from '../../src/content/problem.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { OperatorError, reasonOf } from '../errors.ts';
import type { Outcome } from './fetch-pictures.ts';
import type { Collections } from './firebase-project.ts';
import { findSource, PICTURE_FIELDS, pictureNameOf } from './picture-source.ts';
import { FileRefused } from './storage-file.ts';

export interface EditionDocuments {
  /** The text of each collection's file. */
  readonly files: ReadonlyMap<string, string>;
  /** Pictures that could not be had. */
  readonly problems: readonly Problem[];
}

/** The documents as a content folder has them: with their ids, and with the pictures that were fetched. */
export function toEditionDocuments(
  collections: Collections,
  storage: Storage,
  outcomes: ReadonlyMap<string, Outcome>,
): EditionDocuments {
  const problems: Problem[] = [];
  const files = Array.from(collections, ([collection, documents]) => {
    const shown = documents.flatMap((document) => {
      const field = PICTURE_FIELDS[collection];
      const named = pictureNameOf(collection, document.fields);
      if (field === undefined || named === undefined) return [withId(document)];
      const { name, problem } = findDocumentPicture(collection, named, storage, outcomes);
      if (problem !== undefined) {
        problems.push({ collection, id: document.id, field, message: problem });
      }
      return name === undefined ? [] : [{ ...withId(document), [field]: name }];
    });
    // One document a line: two editions can be compared by eye.
    const lines = shown.map((document) => JSON.stringify(document)).join(',\n');
    return [`${collection}.json`, `[\n${lines}\n]\n`] as const;
  });
  return { files: new Map(files), problems };
}

/** The document's name is its id, whatever its fields say. */
function withId({ id, fields }: RawDocument): Record<string, unknown> {
  const { id: _, ...rest } = isRecord(fields) ? fields : {};
  return { id, ...rest };
}

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
