import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Collections } from './fetch-collections.ts';
import { fetchPictures, type OnProgress, type Outcome } from './fetch-pictures.ts';
import type { FirebaseProject } from './firebase-project.ts';
import { type Picture, readCurrentManifest } from './manifest.ts';
import { createPatience } from './patience.ts';
import { findSource, type PictureSource, pictureNameOf } from './picture-source.ts';
import type { Stage } from './stage.ts';

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
