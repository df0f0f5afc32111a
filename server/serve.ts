import type { FastifyInstance } from 'fastify';
import { MENU_PATH } from '../src/domain/constants.ts';
import type { Builds } from './build-route.ts';
import { createServer } from './create-server.ts';
import { OperatorError } from './errors.ts';
import { createFinder } from './find-file.ts';
import { refuseUnusedProject } from './firebase/firebase-project.ts';
import type { ContentSource } from './open-content.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import { listFirstPictures, preparePictures } from './pictures/prepare-pictures.ts';
import { loadRenderer } from './renderer.ts';
import { createServedContent } from './served-content.ts';
import { readSiteUrl, type Settings } from './settings.ts';

export const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Behind a proxy that does not pass it on, the request's host is the server's own. */
const NO_SITE_URL =
  'SITE_URL is not set: addresses for search engines and link previews are taken from each request.';

/** A start waits no longer for the pictures of the first screens. */
const PREPARATION_LIMIT_MS = 5000;

const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Serves a build until SIGTERM or SIGINT. */
export async function serve(
  settings: Settings,
  source: ContentSource,
  sizePicture: PictureSizer,
  builds: Builds,
): Promise<void> {
  let app: FastifyInstance | undefined;
  let refreshing: ReturnType<ContentSource['startRefreshing']> | undefined;
  const stop = async () => {
    refreshing?.stop();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // `close` ends idle connections once; one that becomes idle later would stay open, kept alive.
    setInterval(() => app?.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await app?.close();
    process.exit(0);
  };
  // First, because pictures may be sized for seconds before the server listens.
  for (const signal of STOP_SIGNALS) process.once(signal, stop);

  const folders = { ...builds, content: settings.contentDir };
  const { assets, renderContent } = await loadRenderer(folders.build);
  if (!assets.isLive) refuseUnusedProject(process.env);
  const content = createServedContent(folders.content, renderContent);
  const { pulled } = source;
  app = await createServer(folders, process.env, { pulled, content, sizePicture });
  const rendered = assets.isLive ? undefined : (await content.current()).rendered;
  if (rendered) {
    const pictures = listFirstPictures(rendered.content);
    const find = createFinder(folders.content);
    await preparePictures(pictures, find, sizePicture, PREPARATION_LIMIT_MS);
  }
  const address = await app.listen(settings).catch((error: unknown) => {
    throw explainListenError(error, settings);
  });
  if (readSiteUrl(process.env) === undefined) console.warn(NO_SITE_URL);
  console.log(`Menu ready at ${address}${MENU_PATH}`);
  refreshing = source.startRefreshing();
}

function explainListenError(error: unknown, { host, port }: Settings) {
  const { code, syscall }: NodeJS.ErrnoException = error instanceof Error ? error : new Error();
  if (code === 'EADDRINUSE') return new OperatorError(`Port ${port} is already in use on ${host}`);
  if (code === 'EACCES') return new OperatorError(`Not allowed to listen on port ${port}`);
  if (code === 'EADDRNOTAVAIL' || code === 'EINVAL' || syscall === 'getaddrinfo') {
    return new OperatorError(`HOST is not an address of this machine: ${host}`);
  }
  return error;
}
