import { existsSync } from 'node:fs';
import path from 'node:path';
import { EDITION, readContentFolder } from './content-folder.ts';
import { errorMessage, type LastError } from './errors.ts';
import { readFirebaseProject } from './firebase/firebase-project.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import { readAge } from './pull/edition.ts';
import { isOldFolder } from './pull/old-folder.ts';
import { type PullOptions, pullContent } from './pull/pull-content.ts';
import { RolledBack } from './pull/pull-guard.ts';
import { createPullLog } from './pull/pull-log.ts';
import { startRefreshing } from './pull/refresh.ts';
import { type ProcessEnvironment, pullsContent, type Settings } from './settings.ts';

/** The database that a pulled folder comes from. */
export interface PulledSource {
  /** Seconds since it was read. */
  age(): number;
  lastError(): LastError | undefined;
  startRefreshing(): { stop(): void };
}

/**
 * Checks the content before anything is built or started. Where it is pulled, the one on the disk will do,
 * else it is pulled first; it is refreshed once it is served.
 */
export async function openContent(
  { contentDir, refreshSeconds }: Settings,
  environment: ProcessEnvironment,
  sizePicture: PictureSizer,
): Promise<PulledSource | undefined> {
  if (!pullsContent(environment)) {
    await readContentFolder(contentDir);
    return undefined;
  }
  const project = readFirebaseProject(environment);
  const pull = (options?: PullOptions) =>
    pullContent(project, contentDir, { ...options, sizePicture });
  const log = createPullLog();
  const isEmpty = !(await holdsPulledContent(contentDir));
  if (isEmpty) log.logPull(await pull());
  // Not the time of day: somebody may set the clock.
  let readAt = performance.now() - (await readAge(contentDir)) * 1000;
  let lastError: LastError | undefined;
  const age = () => (performance.now() - readAt) / 1000;
  return {
    age,
    lastError: () => lastError,
    startRefreshing: () =>
      startRefreshing({
        everySeconds: refreshSeconds,
        wasJustPulled: isEmpty,
        pull: (checksPictures) => pull({ checksPictures }),
        onPull: (result) => {
          readAt = performance.now();
          log.logPull(result);
        },
        onFailure: (error) => {
          log.logFailure(error, new Date(Date.now() - age() * 1000));
          // The database was read, and its menu is held back on purpose.
          if (error instanceof RolledBack) readAt = performance.now();
          else lastError = { at: new Date().toISOString(), message: errorMessage(error) };
        },
      }),
  };
}

/** What was edited by hand may be another menu. */
async function holdsPulledContent(folder: string): Promise<boolean> {
  if (!existsSync(path.join(folder, EDITION)) && !isOldFolder(folder)) return false;
  return readContentFolder(folder).then(
    () => true,
    () => false,
  );
}
