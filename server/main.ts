import { OperatorError } from './errors.ts';
import { openContent } from './open-content.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** The entry of the container, bundled into one file: `npm start` without the build. */
async function main(): Promise<void> {
  // As PID 1, Node ignores signals without a listener.
  const exit = () => process.exit(0);
  process.once('SIGTERM', exit);
  const settings = readSettings(process.env);
  const content = await openContent(settings, process.env);
  process.off('SIGTERM', exit);
  await serve(settings, content);
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
