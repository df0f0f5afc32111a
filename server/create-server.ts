import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { MENU_PATH } from '../src/menu/constants.ts';
import { createEditions } from './editions.ts';
import { createHttpServer } from './http-server.ts';
import { inlineHashes } from './inline-hashes.ts';
import { servePage } from './page-route.ts';
import { loadRenderer, renderWorkerFile } from './renderer.ts';
import {
  type Environment,
  SERVICE_WORKER,
  securityHeaders,
  serviceWorkerPolicy,
} from './security-headers.ts';
import { readSiteUrl } from './settings.ts';
import { serveSiteFiles } from './site-files-route.ts';
import { serveSizedPictures } from './sized-pictures-route.ts';
import { OutsideFolderError, serveBuild, serveContent } from './static-folders.ts';

interface Folders {
  /** What `npm run build` made. */
  readonly build: string;
  readonly content: string;
}

export async function createServer(
  folders: Folders,
  environment: Environment = process.env,
): Promise<FastifyInstance> {
  const siteUrl = readSiteUrl(environment);
  const renderer = await loadRenderer(folders.build);
  const headers = securityHeaders(environment, inlineHashes(renderer.assets));
  const workerPolicy = serviceWorkerPolicy(environment);
  const app = Fastify({
    serverFactory: createHttpServer,
    // Idle connections end with the server; requests in flight are answered first.
    forceCloseConnections: 'idle',
    // The router answers an address it cannot decode before any hook of ours runs.
    rewriteUrl: ({ url = '/' }) => (isDecodable(pathOf(url)) ? url : '/undecodable'),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url === SERVICE_WORKER) reply.header('content-security-policy', workerPolicy);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await reply.code(405).header('allow', 'GET, HEAD').send('Method Not Allowed\n');
    }
  });

  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  app.get('/', (request, reply) => reply.redirect(menuAddress(request), 302));
  const findEdition = createEditions(folders.content, renderWorkerFile(folders.build));
  servePage(app, renderer, findEdition, siteUrl);
  serveSiteFiles(app, siteUrl);
  await serveSizedPictures(app, folders.content);
  await serveContent(app, folders.content);
  await serveBuild(app, folders.build);

  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    if (isRefusedPath(error)) return answerNotFound(request, reply);
    console.error(error);
    return reply.code(500).type('text/plain').send('Internal Server Error\n');
  });
  return app;
}

function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  if (isMenuPathMisspelt(request)) return reply.redirect(menuAddress(request), 301);
  return reply.code(404).sendFile('404.html');
}

function menuAddress(request: FastifyRequest): string {
  const query = request.url.indexOf('?');
  return query === -1 ? MENU_PATH : MENU_PATH + request.url.slice(query);
}

/** Another letter case, or a slash at the end. */
function isMenuPathMisspelt(request: FastifyRequest): boolean {
  return withoutLastSlashes(pathOf(request.url)).toLowerCase() === MENU_PATH.toLowerCase();
}

/** A regular expression would look at every slash of a long row of them again and again. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** What is wrong with a query is no reason to refuse the page. */
function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The static library refuses paths that try to leave the folder; to a visitor they do not exist. */
function isRefusedPath(error: unknown): boolean {
  if (error instanceof OutsideFolderError) return true;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
