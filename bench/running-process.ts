import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { OperatorError } from '../server/errors.ts';

/** Since the process began, all of its threads included. */
export interface Usage {
  readonly processorSeconds: number;
  readonly memoryBytes: number;
}

export interface RunningProcess {
  readonly address: string;
  usage(): Promise<Usage>;
  close(): Promise<void>;
}

const PROBE = path.resolve('bench/usage-probe.mjs');

/** Runs a tool in a process of its own until it says where it is ready. */
export async function startProcess(
  tool: readonly string[],
  folder = '.',
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', PROBE, 'tools/run.mjs', ...tool], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const hasEnded = once(child, 'exit');
  // A bench that is broken off takes the other process along.
  process.once('exit', () => child.kill());
  const usage = async (): Promise<Usage> => {
    const answer = once(child, 'message');
    child.send('usage');
    return (await answer)[0];
  };
  const close = async () => {
    child.kill('SIGTERM');
    await hasEnded;
  };
  if (!child.stdout) throw new Error('a process without an output');
  for await (const line of createInterface(child.stdout)) {
    const address = / ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, usage, close };
  }
  const [code, signal] = await hasEnded;
  throw new OperatorError(`${tool[0]} in ${folder} ended before it was ready: ${signal ?? code}`);
}
