import { OperatorError } from './errors.ts';
import { openContent } from './open-content.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** What a container runs, as a bundle of its own: `npm start` where everything is built. */
async function main(): Promise<void> {
  // As the first process of a container, Node is deaf to signals that nobody listens for.
  const leave = () => process.exit(0);
  process.once('SIGTERM', leave);
  const settings = readSettings(process.env);
  const content = await openContent(settings, process.env);
  process.off('SIGTERM', leave);
  await serve(settings, content);
}

main().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
