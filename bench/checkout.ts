import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../server/operator-error.ts';
import type { RunningTarget } from './targets.ts';

/** What `npm start` runs. */
const START = 'tools/start.ts';

/** Another checkout's build, by that checkout's own server, over this tree's content. */
export async function serveCheckout(folder: string): Promise<Omit<RunningTarget, 'folder'>> {
  if (!existsSync(path.join(folder, START))) {
    throw new OperatorError(`There is no checkout in ${folder}`);
  }
  const server = spawn(process.execPath, ['tools/run.mjs', START], {
    cwd: folder,
    env: { ...process.env, PORT: '0', MENU_CONTENT_DIR: path.resolve('content') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hasEnded = once(server, 'exit');
  // A bench that is broken off takes the other server along.
  process.once('exit', () => server.kill());
  for await (const line of createInterface(server.stdout)) {
    const address = /^Menu ready at (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    const close = async () => {
      server.kill('SIGTERM');
      await hasEnded;
    };
    return { address, close };
  }
  const [code, signal] = await hasEnded;
  throw new OperatorError(`The menu in ${folder} ended before it was ready: ${signal ?? code}`);
}
