import { existsSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { OperatorError } from '../errors.ts';
import { createCircuitBreaker, DOWNLOAD_CONCURRENCY } from '../firebase/circuit-breaker.ts';
import type { Collections, FirebaseProject } from '../firebase/firebase-project.ts';
import { FileRefused } from '../firebase/storage-file.ts';
import type { PictureSizer } from '../pictures/picture-sizer.ts';
import { fetchPicture, type KnownPicture, type PictureFetcher } from './fetch-picture.ts';
import { findSource, type PictureSource, pictureNameOf } from './picture-source.ts';
import { type Picture, readCurrentManifest, type UnusablePicture } from './pulled-folder.ts';
import type { StagingFolder } from './staging-folder.ts';

export interface PullOptions {
  /** Accepts a loss of documents, and what was rolled back. */
  readonly isForced?: boolean;
  /** If false, known pictures count as unchanged. */
  readonly checksPictures?: boolean;
  readonly onProgress?: OnProgress;
  /** Sizes what is new before it is published. */
  readonly sizePicture?: PictureSizer;
}

/** Every picture that the documents name: known ones from the folder, others fetched. */
export async function gatherPictures(
  project: FirebaseProject,
  collections: Collections,
  folder: string,
  staging: StagingFolder,
  { checksPictures = true, onProgress = () => undefined }: PullOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const sources = findSources(project, collections);
  const known = await findKnown(folder);
  const checked = checksPictures ? sources : sources.filter(({ key }) => !known.has(key));
  const fetcher = { project, callHost: createCircuitBreaker(), store: staging.addPicture };
  const outcomes = await fetchPictures(checked, known, fetcher, onProgress);
  return new Map(
    sources.map(({ key }) => {
      const last = known.get(key);
      return [key, outcomes.get(key) ?? (last ? toOutcome(last) : {})];
    }),
  );
}

function findSources(
  { storage }: FirebaseProject,
  collections: Collections,
): readonly PictureSource[] {
  const sources = new Map<string, PictureSource>();
  for (const [collection, documents] of collections) {
    for (const { fields } of documents) {
      const name = pictureNameOf(collection, fields);
      const source = name === undefined ? undefined : findSource(storage, collection, name);
      if (source) sources.set(source.key, source);
    }
  }
  return [...sources.values()];
}

/** What the current snapshot knows: pictures whose files still exist, and unusable ones. */
async function findKnown(folder: string): Promise<ReadonlyMap<string, KnownPicture>> {
  const { pictures, unusable } = await readCurrentManifest(folder);
  const there = Object.entries(pictures).filter(([, { file }]) =>
    existsSync(path.join(folder, file)),
  );
  return new Map<string, KnownPicture>([...there, ...Object.entries(unusable)]);
}

/** A picture, an error, or both: a known picture is kept when its host fails. */
export interface Outcome {
  readonly picture?: Picture;
  /** The reason for the error. */
  readonly unusable?: UnusablePicture;
  readonly error?: unknown;
}

export type OnProgress = (done: number, total: number) => void;

/** All pictures by the keys of their sources. A failure does not affect the others. */
async function fetchPictures(
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, KnownPicture>,
  fetcher: PictureFetcher,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, Outcome>> {
  const limit = pLimit(DOWNLOAD_CONCURRENCY);
  let done = 0;
  const outcomes = sources.map(async (source) => {
    const outcome = await limit(() => tryPicture(source, known.get(source.key), fetcher));
    done += 1;
    onProgress(done, sources.length);
    return [source.key, outcome] as const;
  });
  return new Map(await Promise.all(outcomes));
}

async function tryPicture(
  source: PictureSource,
  known: KnownPicture | undefined,
  fetcher: PictureFetcher,
): Promise<Outcome> {
  try {
    return toOutcome(await fetchPicture(source, known, fetcher));
  } catch (error) {
    // The folder cannot be written: this concerns all pictures.
    if (error instanceof OperatorError) throw error;
    const isGone = error instanceof FileRefused || known === undefined;
    return isGone ? { error } : { ...toOutcome(known), error };
  }
}

function toOutcome(known: KnownPicture): Outcome {
  if ('file' in known) return { picture: known };
  return { unusable: known, error: new FileRefused(known.reason) };
}
