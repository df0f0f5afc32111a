import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { OperatorError } from '../server/errors.ts';

export interface RunningProcess {
  readonly address: string;
  /** Processor time of all threads since the start. */
  processorSeconds(): Promise<number>;
  close(): Promise<void>;
}

const USAGE_REPORTER =
  'data:text/javascript,process.on("message",()=>process.send(process.cpuUsage()))';

/** Runs a tool in a process of its own, until it prints the address at which it is ready. */
export async function startProcess(
  tool: readonly string[],
  folder = '.',
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['--import', USAGE_REPORTER, 'tools/run.mjs', ...tool], {
    cwd: folder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const hasEnded = once(child, 'exit');
  // Also when the bench fails.
  process.once('exit', () => child.kill());
  const processorSeconds = async () => {
    const answer = once(child, 'message');
    child.send('usage');
    const [{ user, system }] = await answer;
    return (user + system) / 1e6;
  };
  const close = async () => {
    child.kill('SIGTERM');
    await hasEnded;
  };
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface(child.stdout)) {
    const address = / ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, processorSeconds, close };
  }
  const [code, signal] = await hasEnded;
  throw new OperatorError(`${tool[0]} in ${folder} ended before it was ready: ${signal ?? code}`);
}
