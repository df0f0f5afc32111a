import { readContentFolder } from './content-folder.ts';
import { type FirebaseProject, readFirebaseProject } from './pull/firebase-project.ts';
import { pullEdition } from './pull/pull-edition.ts';
import { createPullLog } from './pull/pull-log.ts';
import { readCurrentManifest } from './pull/pulled-folder.ts';
import { startRefreshing } from './pull/refresh.ts';
import { type ProcessEnvironment, pullsContent, type Settings } from './settings.ts';

/** What is served: a folder that someone edits, or an edition that is pulled again and again. */
export interface Content {
  /** What there is to say of it beside that all is well. */
  describe(): string;
  keepFresh(): { stop(): void };
}

const EDITED_FOLDER: Content = {
  describe: () => '',
  keepFresh: () => ({ stop: () => undefined }),
};

/** Makes sure that there is something to serve, before anything is built or started for it. */
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

/** The last edition that is on disk, or else the first one; kept up to date once it is served. */
export async function openPulledContent(
  project: FirebaseProject,
  folder: string,
  everySeconds: number,
): Promise<Content> {
  const { pulledAt } = await readCurrentManifest(folder);
  const isFresh = pulledAt === '';
  const log = createPullLog();
  if (isFresh) log.tellPull(await pullEdition(project, folder));
  let readAt = isFresh ? new Date() : new Date(pulledAt);
  return {
    describe: () => `edition: ${Math.round((Date.now() - readAt.getTime()) / 1000)} s old\n`,
    keepFresh: () =>
      startRefreshing({
        everySeconds,
        isFresh,
        pull: (checksPictures) => pullEdition(project, folder, { checksPictures }),
        onPull: (result) => {
          readAt = new Date();
          log.tellPull(result);
        },
        onFailure: (error) => log.tellFailure(error, readAt),
      }),
  };
}
