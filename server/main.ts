import path from 'node:path';
import { OperatorError } from './errors.ts';
import { run } from './pull/commands.ts';
import { loadRenderer } from './renderer.ts';
import { serve } from './serve.ts';

/** What the container runs, bundled into one file: `npm start` without the build, and three commands of npm. */
async function main(command: readonly string[]): Promise<void> {
  // The bundle lies in a folder beside the build that it belongs to.
  const builds = { build: path.resolve(import.meta.dirname, '../dist') };
  const hasBranches = async () => (await loadRenderer(builds.build)).hasBranches;
  return command.length > 0 ? run(command, hasBranches) : serve(() => builds, hasBranches);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
