import { existsSync } from 'node:fs';
import path from 'node:path';
import { EDITION, readContentFolder } from './content-folder.ts';
import { readFirebaseProject } from './firebase/firebase-project.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import { readAge } from './pull/edition.ts';
import { isOldFolder } from './pull/old-folder.ts';
import { type PullOptions, pullContent } from './pull/pull-content.ts';
import { createPulledSource, createPullLog, type PulledSource } from './pull/refresh.ts';
import { type ProcessEnvironment, pullsContent, type Settings } from './settings.ts';

/**
 * Checks the content before anything is built or started. Where it is pulled, the one on the disk will do,
 * else it is pulled first; it is refreshed once it is served.
 */
export async function openContent(
  { contentDir, refreshSeconds }: Settings,
  environment: ProcessEnvironment,
  sizePicture: PictureSizer,
  hasBranches: () => Promise<boolean>,
): Promise<PulledSource | undefined> {
  if (!pullsContent(environment)) {
    await readContentFolder(contentDir, await hasBranches());
    return undefined;
  }
  const project = readFirebaseProject(environment, await hasBranches());
  const pull = (options?: PullOptions) =>
    pullContent(project, contentDir, { ...options, sizePicture });
  if (!(await holdsPulledContent(contentDir))) createPullLog().logPull(await pull());
  return createPulledSource(pull, refreshSeconds, await readAge(contentDir));
}

/** What was edited by hand may be another menu. */
async function holdsPulledContent(folder: string): Promise<boolean> {
  if (!existsSync(path.join(folder, EDITION)) && !isOldFolder(folder)) return false;
  return readContentFolder(folder, true).then(
    () => true,
    () => false,
  );
}
