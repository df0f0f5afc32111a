import path from 'node:path';
import { OperatorError } from './errors.ts';
import { runHistory, runPull, runRollback } from './pull/commands.ts';
import { serve } from './serve.ts';

const COMMANDS = new Map([
  ['pull', runPull],
  ['history', runHistory],
  ['rollback', runRollback],
]);

/** What the container runs, bundled into one file: `npm start` without the build, and three commands of npm. */
async function main([command, ...options]: readonly string[]): Promise<void> {
  // The bundle lies in a folder beside the build that it belongs to.
  const builds = { build: path.resolve(import.meta.dirname, '../dist') };
  if (command === undefined) return serve(() => builds);
  const run = COMMANDS.get(command);
  if (run) return run(options);
  throw new OperatorError(`Unknown command '${command}': ${[...COMMANDS.keys()].join(', ')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
