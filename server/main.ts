import path from 'node:path';
import { OperatorError } from './errors.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { runHistory, runPull, runRollback } from './pull/commands.ts';
import { STOP_SIGNALS, serve } from './serve.ts';
import { readSettings } from './settings.ts';

const COMMANDS = new Map([
  ['pull', runPull],
  ['history', runHistory],
  ['rollback', runRollback],
]);

/** What the container runs, bundled into one file: `npm start` without the build, and three commands of npm. */
async function main([command, ...options]: readonly string[]): Promise<void> {
  if (command !== undefined) {
    const run = COMMANDS.get(command);
    if (!run)
      throw new OperatorError(`Unknown command '${command}': ${[...COMMANDS.keys()].join(', ')}`);
    return run(options);
  }
  const settings = readSettings(process.env);
  const sizePicture = createPictureSizer();
  // As PID 1, Node ignores signals without a listener.
  const exit = () => process.exit(0);
  for (const signal of STOP_SIGNALS) process.once(signal, exit);
  const source = await openContent(settings, process.env, sizePicture);
  for (const signal of STOP_SIGNALS) process.off(signal, exit);
  // The bundle lies in a folder beside the build that it belongs to.
  await serve(settings, source, sizePicture, {
    build: path.resolve(import.meta.dirname, '../dist'),
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
