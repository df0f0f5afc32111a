import type { Content } from '../open-content.ts';
import type { FirebaseProject } from './firebase-project.ts';
import { readCurrentManifest } from './manifest.ts';
import { pullEdition } from './pull-edition.ts';
import { createPullLog } from './pull-log.ts';
import { startRefreshing } from './refresh.ts';

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
