import type { ProcessEnvironment } from './environment.ts';
import { OperatorError } from './operator-error.ts';

/** Where `npm run pull` puts the edition that is served from then on. */
const PULLED_FOLDER = '.cache/edition';

/**
 * Whether the server reads the chain's Firebase project, so that phones need not. The project's settings
 * are then the server's own, and the page is built as for any other content folder.
 */
export function pullsContent({ MENU_CONTENT_FROM: from }: ProcessEnvironment): boolean {
  if (!from || from === 'folder') return false;
  if (from === 'firebase') return true;
  throw new OperatorError(`MENU_CONTENT_FROM must be folder or firebase, but is "${from}"`);
}

/** The folder that is served and that a static build embeds. */
export function contentFolder(environment: ProcessEnvironment): string {
  return pullsContent(environment)
    ? pulledFolder(environment)
    : environment.MENU_CONTENT_DIR || 'content';
}

export function pulledFolder(environment: ProcessEnvironment): string {
  return environment.MENU_CONTENT_DIR || PULLED_FOLDER;
}
