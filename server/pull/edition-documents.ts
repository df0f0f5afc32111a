import type { Storage } from '../../src/backends/firebase/storage.ts';
import type { RawDocument } from '../../src/content/backend.ts';
import { isRecord } from '../../src/content/fields.ts';
import type { Problem } from '../../src/content/problem.ts';
import { findDocumentPicture } from './document-picture.ts';
import type { Collections } from './fetch-collections.ts';
import type { Outcome } from './fetch-pictures.ts';
import { PICTURE_FIELDS, pictureNameOf } from './picture-source.ts';

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
