import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { ALL_COLLECTIONS, COLLECTIONS } from '../src/content/backend.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { ACCESS_LOGGER, AccessLog } from './access-log.ts';
import { createOriginReader, isDecodable, movedAddress, pathOf } from './addresses.ts';
import { type AnswerNotFound, type Builds, serveBuild } from './build-route.ts';
import { serveCollections, serveFiles } from './content-route.ts';
import { errorMessage, isNotFoundError, isPermissionError, warnCounted } from './errors.ts';
import { serveHealth } from './health.ts';
import { servePage, serveSiteFiles } from './page-route.ts';
import { createPictureSizer, type PictureSizer } from './pictures/picture-sizer.ts';
import type { PulledSource } from './pull/refresh.ts';
import { loadRenderer } from './renderer.ts';
import { addHeaders, type Headers } from './security-headers.ts';
import { createServedContent } from './served-content.ts';
import { type ProcessEnvironment, readSettings } from './settings.ts';

interface Folders extends Builds {
  readonly content: string;
}

interface ServerParts {
  /** Where the folder's content comes from, if it is pulled. */
  readonly pulled?: PulledSource | undefined;
  readonly sizePicture?: PictureSizer | undefined;
  /** A request for a picture that is still being sized gets the original after this time. */
  readonly sizingTimeoutMs?: number;
}

/** A connection without traffic for this long is closed, even in the middle of a response. */
const STALLED_AFTER_MS = 25_000;

/** A request must have arrived completely by then. */
const REQUEST_LIMIT_MS = 20_000;

/** Longer than proxies keep idle connections, so that a proxy never uses one that we have closed. */
const KEEP_ALIVE_MS = 72_000;

export async function createServer(
  folders: Folders,
  environment: ProcessEnvironment = process.env,
  { pulled, sizePicture = createPictureSizer(), sizingTimeoutMs }: ServerParts = {},
): Promise<FastifyInstance> {
  const { maxAgeSeconds, logsAccess, siteUrl } = readSettings(environment);
  const renderer = await loadRenderer(folders.build);
  const { assets, renderContent, hasBranches } = renderer;
  // A page that reads Firebase itself has nothing to do with the folder.
  const content = assets.isLive
    ? undefined
    : createServedContent(folders.content, renderContent, hasBranches);
  const app = Fastify({
    logger: logsAccess && ACCESS_LOGGER,
    logController: new AccessLog(),
    connectionTimeout: STALLED_AFTER_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Node limits the time for the headers by the time for the whole request.
    http: {
      requestTimeout: REQUEST_LIMIT_MS,
      connectionsCheckingInterval: REQUEST_LIMIT_MS / 2,
    },
    // On close, idle connections end; requests in flight are answered first.
    forceCloseConnections: 'idle',
    // The router answers malformed addresses before any hook runs.
    rewriteUrl: ({ url = '/' }) => (isDecodable(pathOf(url)) ? url : '/undecodable'),
  });

  refusePipelined(app);
  addHeaders(app, environment, assets);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') done();
    else reply.code(405).header('allow', 'GET, HEAD').send('Method Not Allowed\n');
  });

  serveHealth(app, { assets, maxAgeSeconds, content, pulled });
  app.get('/', (request, reply) => reply.redirect(MENU_PATH + request.url.slice(1), 302));
  const originOf = createOriginReader(siteUrl);
  servePage(app, renderer, content, originOf);
  serveSiteFiles(app, originOf, content);
  if (content) {
    serveCollections(app, content, hasBranches ? ALL_COLLECTIONS : COLLECTIONS);
    serveFiles(app, folders.content, sizePicture, sizingTimeoutMs);
  }
  const sendNotFoundPage = await serveBuild(app, folders);

  const answerNotFound: AnswerNotFound = (request, reply) => {
    const moved = movedAddress(request.url, hasBranches);
    return moved === undefined ? sendNotFoundPage(request, reply) : reply.redirect(moved, 301);
  };
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (isRangeError(error)) return reply.code(416).headers(error.headers).send();
    // Fastify rejects some addresses itself; visitors get the 404 page.
    const isRejected = status >= 400 && status < 500;
    if (isPermissionError(error)) warnCounted(errorMessage(error));
    if (isRejected || isNotFoundError(error) || isPermissionError(error)) {
      return answerNotFound(request, reply);
    }
    warnCounted((error instanceof Error && error.stack) || String(error));
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Internal Server Error\n');
  });
  return app;
}

/**
 * No browser pipelines. Node would start all requests of a connection at once, and close only the first
 * response when the client disconnects: the files that the others have opened would leak.
 */
function refusePipelined(app: FastifyInstance): void {
  const responses = new WeakMap<Socket, ServerResponse>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const last = responses.get(socket);
    responses.set(socket, reply.raw);
    if (last === undefined || last.closed) done();
    else reply.code(503).header('connection', 'close').send('No pipelining\n');
  });
}

/** `@fastify/static` names the file's size in the headers of the error. */
function isRangeError(error: unknown): error is { readonly headers: Headers } {
  return error instanceof Error && 'headers' in error && statusOf(error) === 416;
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}
