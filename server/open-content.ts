import { readContentFolder } from './content-folder.ts';
import { pullsContent } from './content-from.ts';
import type { ProcessEnvironment } from './environment.ts';
import { readFirebaseProject } from './pull/firebase-project.ts';
import { openPulledContent } from './pull/pulled-content.ts';
import type { Settings } from './settings.ts';

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
