import { existsSync } from 'node:fs';
import path from 'node:path';
import { EDITION, readContentFolder } from './content-folder.ts';
import { errorMessage, type LastError } from './errors.ts';
import { readFirebaseProject } from './firebase/firebase-project.ts';
import type { PulledSource } from './health.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import { readAge } from './pull/edition.ts';
import { isOldFolder } from './pull/old-folder.ts';
import { type PullOptions, type PullResult, pullContent } from './pull/pull-content.ts';
import { RolledBack } from './pull/pull-guard.ts';
import { createPullLog } from './pull/pull-log.ts';
import { startRefreshing } from './pull/refresh.ts';
import { type ProcessEnvironment, pullsContent, type Settings } from './settings.ts';

/** Where the served content comes from: a folder edited by hand, or a pulled one. */
export interface ContentSource {
  /** Undefined for a folder edited by hand. */
  readonly pulled: PulledSource | undefined;
  startRefreshing(): { stop(): void };
}

const EDITED_FOLDER: ContentSource = {
  pulled: undefined,
  startRefreshing: () => ({ stop: () => undefined }),
};

/** Checks, or pulls, the content before anything is built or started. */
export async function openContent(
  { contentDir, refreshSeconds }: Settings,
  environment: ProcessEnvironment,
  sizePicture: PictureSizer,
): Promise<ContentSource> {
  if (pullsContent(environment)) {
    const project = readFirebaseProject(environment);
    const pull: Pull = (options) => pullContent(project, contentDir, { ...options, sizePicture });
    return openPulledContent(contentDir, refreshSeconds, pull);
  }
  await readContentFolder(contentDir);
  return EDITED_FOLDER;
}

type Pull = (options?: PullOptions) => Promise<PullResult>;

/** Uses the pulled content on the disk, else pulls first. Refreshes it once it is served. */
async function openPulledContent(
  folder: string,
  everySeconds: number,
  pull: Pull,
): Promise<ContentSource> {
  const isEmpty = !(await holdsPulledContent(folder));
  const log = createPullLog();
  if (isEmpty) log.logPull(await pull());
  // Not the time of day: somebody may set the clock.
  let readAt = performance.now() - (await readAge(folder)) * 1000;
  const age = () => (performance.now() - readAt) / 1000;
  let lastError: LastError | undefined;
  return {
    pulled: { age, lastError: () => lastError },
    startRefreshing: () =>
      startRefreshing({
        everySeconds,
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
