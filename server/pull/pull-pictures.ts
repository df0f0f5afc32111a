import { existsSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { type CollectionName, HERO } from '../../src/content/backend.ts';
import type { Problem } from '../../src/content/parse-collection.ts';
import { resolveAddress } from '../../src/domain/addresses.ts';
import { isRecord } from '../../src/domain/json.ts';
import { errorMessage, OperatorError } from '../errors.ts';
import { DOWNLOAD_CONCURRENCY } from '../firebase/circuit-breaker.ts';
import type { Collections } from '../firebase/firebase-project.ts';
import { FileRefused } from '../firebase/storage-file.ts';
import type { Edition, Picture } from './edition.ts';
import { fetchPicture, type PictureFetcher } from './fetch-picture.ts';
import { type PictureSource, readPictureField } from './picture-source.ts';

export interface PictureOptions {
  /** If false, known pictures count as unchanged. */
  readonly checksPictures?: boolean;
}

/** A picture, an error, or both: a known picture stays when its host fails. */
interface Outcome {
  readonly picture: Picture | undefined;
  readonly error?: unknown;
}

/**
 * Fetches the pictures that the documents name; known ones are in the folder. Returns the documents for a
 * content folder, and a problem for each picture that could not be fetched.
 */
export async function pullPictures(
  fetcher: PictureFetcher,
  documents: Collections,
  known: ReadonlyMap<string, Picture>,
  options: PictureOptions,
) {
  const read = Array.from(documents, ([collection, all]) => ({
    collection,
    all: all.map(({ id, fields }) => ({
      // Its name is its id, even if a field says otherwise.
      document: { ...(isRecord(fields) ? fields : {}), id },
      named: readPictureField(fetcher.project.storage, collection, fields),
    })),
  }));
  const sources = read.flatMap(({ all }) => all.flatMap(({ named }) => named?.source ?? []));
  const outcomes = await fetchAll(fetcher, sources, known, options);
  const problems: Problem[] = [];
  const collections = read.map(({ collection, all }) => {
    const shown = all.flatMap(({ document, named }) => {
      if (!named) return [document];
      const { field, name, source } = named;
      const { picture, message } = showPicture(collection, name, outcomes.get(source?.key ?? ''));
      if (message) problems.push({ collection, id: document.id, field, message });
      return picture === undefined ? [] : [{ ...document, [field]: picture }];
    });
    return [collection, shown] as const;
  });
  const pictures = [...outcomes].flatMap(([key, { picture }]) =>
    picture ? [[key, picture] as const] : [],
  );
  return {
    collections: Object.fromEntries(collections),
    pictures: Object.fromEntries(pictures),
    problems,
  };
}

/** What the last edition knows: pictures whose files still exist, and unusable ones. */
export function findKnown(folder: string, last: Edition | undefined): ReadonlyMap<string, Picture> {
  const isThere = ({ file }: Picture) => !file || existsSync(path.join(folder, file));
  return new Map(Object.entries(last?.pictures ?? {}).filter(([, picture]) => isThere(picture)));
}

/** Each picture once. All have settled before an error is thrown, so that nothing is written later. */
async function fetchAll(
  fetcher: PictureFetcher,
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, Picture>,
  { checksPictures = true }: PictureOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const unique = new Map(sources.map((source) => [source.key, source]));
  const outcomes = new Map<string, Outcome>();
  for (const key of unique.keys()) outcomes.set(key, { picture: known.get(key) });
  const checked = [...unique.values()].filter(({ key }) => checksPictures || !known.has(key));
  let writeError: OperatorError | undefined;
  const fetchOne = async (source: PictureSource) => {
    const before = known.get(source.key);
    try {
      if (!writeError) {
        outcomes.set(source.key, { picture: await fetchPicture(source, before, fetcher) });
      }
    } catch (error) {
      // Of the folder itself.
      if (error instanceof OperatorError) writeError = error;
      const picture = error instanceof FileRefused ? undefined : before;
      outcomes.set(source.key, { picture, error });
    }
  };
  await pLimit(DOWNLOAD_CONCURRENCY).map(checked, fetchOne);
  if (writeError) throw writeError;
  return outcomes;
}

/** The new value of the picture field; none if the document is left out. */
function showPicture(
  collection: CollectionName,
  name: string,
  outcome: Outcome | undefined,
): { readonly picture?: string; readonly message?: string } {
  // In the database an address is relative to the site, in a content folder to that folder.
  if (!outcome) return { picture: resolveAddress(name, '/') ?? name };
  const { picture, error } = outcome;
  const failure = picture?.reason ? new FileRefused(picture.reason) : error;
  const reason = `its picture cannot be fetched (${errorMessage(failure)})`;
  if (picture?.file) {
    return { picture: picture.file, message: failure ? `${reason} and stays as it was` : '' };
  }
  if (collection !== HERO) return { picture: name, message: `${reason}; it keeps its address` };
  if (failure instanceof FileRefused) return { message: `${reason}; the slide is left out` };
  // A slide has no address to fall back to, and a temporary failure should not remove it.
  throw new OperatorError(`A slide's picture cannot be fetched: ${errorMessage(failure)}`);
}
