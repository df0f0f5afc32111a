import type { FastifyInstance } from 'fastify';
import { parsePageContent } from '../src/content/reader.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import type { Builds } from './build-route.ts';
import { readContentFolder } from './content-folder.ts';
import { createServer } from './create-server.ts';
import { errorMessage, OperatorError } from './errors.ts';
import { createFinder } from './find-file.ts';
import { refuseUnusedProject } from './firebase/firebase-project.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { listFirstPictures, preparePictures } from './pictures/prepare-pictures.ts';
import type { PulledSource } from './pull/refresh.ts';
import { loadRenderer } from './renderer.ts';
import { readSettings } from './settings.ts';

/** Behind a proxy that does not pass it on, the request's host is the server's own. */
const NO_SITE_URL =
  'SITE_URL is not set: addresses for search engines and link previews are taken from each request.';

/** A start waits no longer for the pictures of the first screens. */
const PREPARATION_LIMIT_MS = 5000;

const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Serves a build, which is looked for when the content is there, until SIGTERM or SIGINT. */
export async function serve(
  findBuilds: () => Builds,
  hasBranches: () => Promise<boolean>,
): Promise<void> {
  let app: FastifyInstance | undefined;
  let pulled: PulledSource | undefined;
  const stop = async () => {
    pulled?.stop();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // `close` ends idle connections once; one that becomes idle later would stay open, kept alive.
    setInterval(() => app?.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await app?.close();
    process.exit(0);
  };
  // First, because a pull or pictures may take a while. As PID 1, Node ignores signals without a listener.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

  const settings = readSettings(process.env);
  const { contentDir } = settings;
  const sizePicture = createPictureSizer();
  pulled = await openContent(settings, process.env, sizePicture, hasBranches);
  const builds = findBuilds();
  const renderer = await loadRenderer(builds.build);
  const { isLive } = renderer.assets;
  if (!isLive) refuseUnusedProject(process.env);
  const folders = { ...builds, content: contentDir };
  app = await createServer(folders, process.env, { pulled, sizePicture });
  if (!isLive) {
    const content = parsePageContent(
      await readContentFolder(contentDir, renderer.hasBranches),
      () => undefined,
    );
    const pictures = listFirstPictures(content);
    await preparePictures(pictures, createFinder(contentDir), sizePicture, PREPARATION_LIMIT_MS);
  }
  await app.ready();
  const address = await app.listen(settings).catch((error: unknown) => {
    throw new OperatorError(`HOST and PORT cannot be used: ${errorMessage(error)}`);
  });
  if (settings.siteUrl === undefined) console.warn(NO_SITE_URL);
  console.log(`Menu ready at ${address}${MENU_PATH}`);
  pulled?.start();
}
