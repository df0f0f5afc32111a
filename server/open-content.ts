import { readContentFolder } from './content-folder.ts';
import { type FirebaseProject, readFirebaseProject } from './pull/firebase-project.ts';
import { pullContent } from './pull/pull-content.ts';
import { createPullLog } from './pull/pull-log.ts';
import { readCurrentManifest } from './pull/pulled-folder.ts';
import { startRefreshing } from './pull/refresh.ts';
import { type ProcessEnvironment, pullsContent, type Settings } from './settings.ts';

/** The served content: a folder edited by hand, or a pulled one. */
export interface Content {
  /** Lines for /healthz. */
  describe(): string;
  startRefreshing(): { stop(): void };
}

const EDITED_FOLDER: Content = {
  describe: () => '',
  startRefreshing: () => ({ stop: () => undefined }),
};

/** Checks, or pulls, the content before anything is built or started. */
export async function openContent(
  { contentDir, refreshSeconds }: Settings,
  environment: ProcessEnvironment,
): Promise<Content> {
  if (pullsContent(environment)) {
    return openPulledContent(readFirebaseProject(environment), contentDir, refreshSeconds);
  }
  await readContentFolder(contentDir);
  return EDITED_FOLDER;
}

/** Uses the pulled content on the disk, else pulls first. Refreshes it once it is served. */
async function openPulledContent(
  project: FirebaseProject,
  folder: string,
  everySeconds: number,
): Promise<Content> {
  const { pulledAt } = await readCurrentManifest(folder);
  const isFresh = pulledAt === '';
  const log = createPullLog();
  if (isFresh) log.logPull(await pullContent(project, folder));
  let readAt = isFresh ? new Date() : new Date(pulledAt);
  return {
    describe: () => `edition: ${Math.round((Date.now() - readAt.getTime()) / 1000)} s old\n`,
    startRefreshing: () =>
      startRefreshing({
        everySeconds,
        isFresh,
        pull: (checksPictures) => pullContent(project, folder, { checksPictures }),
        onPull: (result) => {
          readAt = new Date();
          log.logPull(result);
        },
        onFailure: (error) => log.logFailure(error, readAt),
      }),
  };
}
