import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../src/content/problem.ts';
import { gatherPictures, type PullOptions } from './fetch-pictures.ts';
import { type FirebaseProject, fetchCollections } from './firebase-project.ts';
import { toContentDocuments } from './pulled-documents.ts';
import { MANIFEST, type Manifest, readCurrentManifest } from './pulled-folder.ts';
import { createStagingFolder } from './staging-folder.ts';

export interface PullResult {
  /** False if the folder was up to date; nothing was written then. */
  readonly isNew: boolean;
  readonly documents: number;
  readonly pictures: number;
  readonly fetched: number;
  /** Pictures that could not be fetched. */
  readonly problems: readonly Problem[];
}

/** Updates a folder from the database. If that fails, the folder is left untouched. */
export async function pullContent(
  project: FirebaseProject,
  folder: string,
  options: PullOptions = {},
): Promise<PullResult> {
  const collections = await fetchCollections(project);
  const staging = createStagingFolder(folder);
  try {
    const outcomes = await gatherPictures(project, collections, folder, staging, options);
    const { files, problems } = toContentDocuments(collections, project.storage, outcomes);
    const pictures = Object.fromEntries(
      Array.from(outcomes).flatMap(([key, { picture }]) => (picture ? [[key, picture]] : [])),
    );
    const isNew = !(await isPublished(folder, files, pictures));
    const manifest: Manifest = { pulledAt: new Date().toISOString(), pictures };
    if (isNew) await staging.publish(new Map([...files, [MANIFEST, JSON.stringify(manifest)]]));
    return {
      isNew,
      documents: [...collections.values()].flat().length,
      pictures: Object.keys(pictures).length,
      fetched: staging.added,
      problems,
    };
  } finally {
    await staging.close();
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
