import { createAge } from './age.ts';
import { readContentFolder } from './content-folder.ts';
import { errorMessage, type LastError } from './errors.ts';
import { readFirebaseProject } from './firebase/firebase-project.ts';
import type { PulledSource } from './health.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import type { PullOptions } from './pull/fetch-pictures.ts';
import { readAge } from './pull/last-read.ts';
import { type PullResult, pullContent } from './pull/pull-content.ts';
import { createPullLog } from './pull/pull-log.ts';
import { currentSnapshot } from './pull/pulled-folder.ts';
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
  const age = createAge(await readAge(folder));
  let lastError: LastError | undefined;
  return {
    pulled: { age: age.seconds, lastError: () => lastError },
    startRefreshing: () =>
      startRefreshing({
        everySeconds,
        wasJustPulled: isEmpty,
        pull: (checksPictures) => pull({ checksPictures }),
        onPull: (result) => {
          age.reset();
          log.logPull(result);
        },
        onFailure: (error) => {
          lastError = { at: new Date().toISOString(), message: errorMessage(error) };
          log.logFailure(error, new Date(Date.now() - age.seconds() * 1000));
        },
      }),
  };
}

/** Also after a rollback to the files that were there before the first pull. */
async function holdsPulledContent(folder: string): Promise<boolean> {
  if ((await currentSnapshot(folder)) === folder) return false;
  return readContentFolder(folder).then(
    () => true,
    () => false,
  );
}
