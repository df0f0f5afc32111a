import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../src/content/problem.ts';
import { type FirebaseProject, fetchCollections } from '../firebase/firebase-project.ts';
import { preparePulledPictures } from '../pictures/prepare-pictures.ts';
import { gatherPictures, type Outcome, type PullOptions } from './fetch-pictures.ts';
import { recordRead } from './last-read.ts';
import { guardPull, hashDocuments, refuseRolledBack } from './pull-guard.ts';
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

/** Updates a folder from the database. If that fails or is refused, the folder is left untouched. */
export async function pullContent(
  project: FirebaseProject,
  folder: string,
  { isForced = false, sizePicture, ...options }: PullOptions = {},
): Promise<PullResult> {
  const collections = await fetchCollections(project);
  if (!isForced) await guardPull(folder, collections);
  const staging = createStagingFolder(folder);
  try {
    const outcomes = await gatherPictures(project, collections, folder, staging, options);
    const { files, problems } = toContentDocuments(collections, project.storage, outcomes);
    const pulled = {
      documents: hashDocuments(collections),
      pictures: pick(outcomes, ({ picture }) => picture),
      unusable: pick(outcomes, ({ unusable }) => unusable),
    };
    const isNew = !(await isPublished(folder, files, pulled));
    if (isNew) {
      if (sizePicture) await preparePulledPictures(staging.added, sizePicture);
      // It may have been rolled back since this pull began.
      if (!isForced) await refuseRolledBack(folder, pulled.documents);
      const manifest = JSON.stringify({ pulledAt: new Date().toISOString(), ...pulled });
      await staging.publish(new Map([...files, [MANIFEST, manifest]]));
    }
    await recordRead(folder);
    return {
      isNew,
      documents: [...collections.values()].flat().length,
      pictures: Object.keys(pulled.pictures).length,
      fetched: staging.added.length,
      problems,
    };
  } finally {
    await staging.close();
  }
}

function pick<T>(
  outcomes: ReadonlyMap<string, Outcome>,
  choose: (outcome: Outcome) => T | undefined,
): Readonly<Record<string, T>> {
  const chosen = Array.from(outcomes, ([key, outcome]) => [key, choose(outcome)] as const);
  return Object.fromEntries(
    chosen.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

async function isPublished(
  folder: string,
  files: ReadonlyMap<string, string>,
  pulled: Omit<Manifest, 'pulledAt'>,
): Promise<boolean> {
  const { pulledAt: _, ...last } = await readCurrentManifest(folder);
  if (!isDeepStrictEqual(last, pulled)) return false;
  const texts = Array.from(files.keys(), (name) =>
    readFile(path.join(folder, name), 'utf8').catch(() => undefined),
  );
  return isDeepStrictEqual(await Promise.all(texts), [...files.values()]);
}
