import { existsSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { OperatorError } from '../errors.ts';
import { fetchPicture, type PictureFetcher } from './fetch-picture.ts';
import type { Collections, FirebaseProject } from './firebase-project.ts';
import { createPatience } from './patience.ts';
import { findSource, type PictureSource, pictureNameOf } from './picture-source.ts';
import { type Picture, readCurrentManifest } from './pulled-folder.ts';
import type { Stage } from './stage.ts';
import { FileRefused } from './storage-file.ts';

export interface GatherOptions {
  /** Without it, pictures that are there are taken to be what they were. */
  readonly checksPictures?: boolean;
  readonly onProgress?: OnProgress;
}

/** Every picture that the documents name, from the folder or from where it is. */
export async function gatherPictures(
  project: FirebaseProject,
  collections: Collections,
  folder: string,
  stage: Stage,
  { checksPictures = true, onProgress = () => undefined }: GatherOptions,
): Promise<ReadonlyMap<string, Outcome>> {
  const sources = findSources(project, collections);
  const known = await findKnown(folder);
  const asked = checksPictures ? sources : sources.filter(({ key }) => !known.has(key));
  const fetcher = { project, ask: createPatience(), store: stage.addPicture };
  const answers = await fetchPictures(asked, known, fetcher, onProgress);
  return new Map(
    sources.map(({ key }) => {
      const picture = known.get(key);
      return [key, answers.get(key) ?? (picture ? { picture } : {})];
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

/** The pictures of the last edition that are still there. */
async function findKnown(folder: string): Promise<ReadonlyMap<string, Picture>> {
  const { pictures } = await readCurrentManifest(folder);
  return new Map(
    Object.entries(pictures).filter(([, { file }]) => existsSync(path.join(folder, file))),
  );
}

const AT_ONCE = 4;

/** A picture, why it could not be had, or both: what is known stays when its host does not answer. */
export interface Outcome {
  readonly picture?: Picture;
  readonly error?: unknown;
}

export type OnProgress = (done: number, total: number) => void;

/** All pictures, by the keys of their sources. None of them fails the others. */
export async function fetchPictures(
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, Picture>,
  fetcher: PictureFetcher,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, Outcome>> {
  const limit = pLimit(AT_ONCE);
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
  known: Picture | undefined,
  fetcher: PictureFetcher,
): Promise<Outcome> {
  try {
    return { picture: await fetchPicture(source, known, fetcher) };
  } catch (error) {
    // What cannot be written is no matter of this one picture.
    if (error instanceof OperatorError) throw error;
    const isGone = error instanceof FileRefused || known === undefined;
    return isGone ? { error } : { picture: known, error };
  }
}
