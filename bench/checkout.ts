import { existsSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../server/errors.ts';
import { type RunningProcess, startProcess } from './running-process.ts';

/** What `npm start` runs. */
export const START = 'tools/start.ts';

/** Another checkout's build, by that checkout's own server, over this tree's content. */
export async function serveCheckout(folder: string): Promise<RunningProcess> {
  if (!existsSync(path.join(folder, START))) {
    throw new OperatorError(`There is no checkout in ${folder}`);
  }
  return startProcess([START], folder, { MENU_CONTENT_DIR: path.resolve('content') });
}
