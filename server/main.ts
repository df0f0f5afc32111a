import { OperatorError } from './errors.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { readFirebaseProject } from './pull/firebase-project.ts';
import { pullContent } from './pull/pull-content.ts';
import { createPullLog } from './pull/pull-log.ts';
import { rollBack } from './pull/rollback.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';

/** What the container runs, bundled into one file: `npm start` without the build, and two commands of npm. */
async function main([command, ...options]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const sizePicture = createPictureSizer();
  if (command === 'pull') {
    const isForced = options.includes('--force');
    const project = readFirebaseProject(process.env);
    createPullLog().logPull(
      await pullContent(project, settings.contentDir, { isForced, sizePicture }),
    );
    return;
  }
  if (command === 'rollback') return rollBack(settings.contentDir);
  // As PID 1, Node ignores signals without a listener.
  const exit = () => process.exit(0);
  process.once('SIGTERM', exit);
  const source = await openContent(settings, process.env, sizePicture);
  process.off('SIGTERM', exit);
  await serve(settings, source, sizePicture);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  process.exit(1);
});
