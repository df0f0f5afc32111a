import type { Storage } from '../../src/backends/firebase/storage.ts';
import { type CollectionName, HERO, type RawDocument } from '../../src/content/backend.ts';
import type { Problem } from '../../src/content/problem.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { isRecord } from '../../src/domain/json.ts';
import { errorMessage, OperatorError } from '../errors.ts';
import type { Collections } from '../firebase/firebase-project.ts';
import { FileRefused } from '../firebase/storage-file.ts';
import type { Outcome } from './fetch-pictures.ts';
import { findSource, PICTURE_FIELDS, pictureNameOf } from './picture-source.ts';

export interface ContentDocuments {
  /** The text of each collection's file. */
  readonly files: ReadonlyMap<string, string>;
  /** Pictures that could not be fetched. */
  readonly problems: readonly Problem[];
}

/** The documents for a content folder: with their ids, and naming the fetched pictures. */
export function toContentDocuments(
  collections: Collections,
  storage: Storage,
  outcomes: ReadonlyMap<string, Outcome>,
): ContentDocuments {
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
    // One document a line, for readable diffs.
    const lines = shown.map((document) => JSON.stringify(document)).join(',\n');
    return [`${collection}.json`, `[\n${lines}\n]\n`] as const;
  });
  return { files: new Map(files), problems };
}

/** The document's name is its id, even if a field says otherwise. */
function withId({ id, fields }: RawDocument): Record<string, unknown> {
  const { id: _, ...rest } = isRecord(fields) ? fields : {};
  return { id, ...rest };
}

interface DocumentPicture {
  /** The new value of the picture field; undefined if the document is left out. */
  readonly name?: string;
  readonly problem?: string;
}

/** The picture field of a pulled document. */
function findDocumentPicture(
  collection: CollectionName,
  name: string,
  storage: Storage,
  outcomes: ReadonlyMap<string, Outcome>,
): DocumentPicture {
  const source = findSource(storage, collection, name);
  // In the database an address is relative to the site, in a content folder to that folder.
  if (!source) return { name: resolveAddress(name, '/') ?? name };
  const { picture, error } = outcomes.get(source.key) ?? {};
  const reason = `its picture cannot be fetched (${errorMessage(error)})`;
  if (picture && error === undefined) return { name: picture.file };
  if (picture) return { name: picture.file, problem: `${reason} and stays as it was` };
  if (collection !== HERO) return { name, problem: `${reason}; it keeps its address` };
  if (error instanceof FileRefused) return { problem: `${reason}; the slide is left out` };
  // A slide has no address to fall back to, and a temporary failure should not remove it.
  throw new OperatorError(`A slide's picture cannot be fetched: ${errorMessage(error)}`);
}
