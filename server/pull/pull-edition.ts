import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../src/content/problem.ts';
import { type GatherOptions, gatherPictures } from './fetch-pictures.ts';
import { type FirebaseProject, fetchCollections } from './firebase-project.ts';
import { toEditionDocuments } from './pulled-documents.ts';
import { MANIFEST, type Manifest, readCurrentManifest } from './pulled-folder.ts';
import { createStage } from './stage.ts';

export interface PullResult {
  /** Whether the folder was not yet as the database is. Else nothing was written. */
  readonly isNew: boolean;
  readonly documents: number;
  readonly pictures: number;
  readonly fetched: number;
  /** Pictures that could not be had. */
  readonly problems: readonly Problem[];
}

/** Brings a folder up to date with the database, or leaves it as it is and says why. */
export async function pullEdition(
  project: FirebaseProject,
  folder: string,
  options: GatherOptions = {},
): Promise<PullResult> {
  const collections = await fetchCollections(project);
  const stage = createStage(folder);
  try {
    const outcomes = await gatherPictures(project, collections, folder, stage, options);
    const { files, problems } = toEditionDocuments(collections, project.storage, outcomes);
    const pictures = Object.fromEntries(
      Array.from(outcomes).flatMap(([key, { picture }]) => (picture ? [[key, picture]] : [])),
    );
    const isNew = !(await isPublished(folder, files, pictures));
    const manifest: Manifest = { pulledAt: new Date().toISOString(), pictures };
    if (isNew) await stage.publish(new Map([...files, [MANIFEST, JSON.stringify(manifest)]]));
    return {
      isNew,
      documents: [...collections.values()].flat().length,
      pictures: Object.keys(pictures).length,
      fetched: stage.added,
      problems,
    };
  } finally {
    await stage.close();
  }
}

async function isPublished(
  folder: string,
  files: ReadonlyMap<string, string>,
  pictures: Manifest['pictures'],
): Promise<boolean> {
  const last = await readCurrentManifest(folder);
  if (!isDeepStrictEqual(last.pictures, pictures)) return false;
  const texts = Array.from(files.keys(), (name) =>
    readFile(path.join(folder, name), 'utf8').catch(() => undefined),
  );
  return isDeepStrictEqual(await Promise.all(texts), [...files.values()]);
}
