import Fastify, { type FastifyInstance } from 'fastify';
import { isDecodable, isMenuMisspelt, menuAddress, pathOf } from './addresses.ts';
import { type AnswerNotFound, serveBuild } from './build-route.ts';
import { openContentFiles, serveContent } from './content-route.ts';
import { answerFailures } from './failures.ts';
import { createHttpServer } from './http-server.ts';
import { servePage, serveSiteFiles } from './page-route.ts';
import { createPictureSizer, type PictureSizer } from './pictures/picture-sizer.ts';
import { serveSizedPictures } from './pictures/sized-pictures-route.ts';
import { createEditions, loadRenderer, renderWorkerFile } from './renderer.ts';
import {
  addHeaders,
  inlineHashes,
  SERVICE_WORKER,
  securityHeaders,
  serviceWorkerPolicy,
} from './security-headers.ts';
import { type ProcessEnvironment, readSiteUrl } from './settings.ts';

interface Folders {
  /** What `npm run build` made. */
  readonly build: string;
  readonly content: string;
}

interface ServerParts {
  /** What `/healthz` tells of the content. */
  readonly describeContent?: () => string;
  readonly sizePicture?: PictureSizer | undefined;
}

export async function createServer(
  folders: Folders,
  environment: ProcessEnvironment = process.env,
  { describeContent = () => '', sizePicture = createPictureSizer() }: ServerParts = {},
): Promise<FastifyInstance> {
  const siteUrl = readSiteUrl(environment);
  const renderer = await loadRenderer(folders.build);
  const workerPolicy = serviceWorkerPolicy(environment);
  const app = Fastify({
    serverFactory: createHttpServer,
    // Idle connections end with the server; requests in flight are answered first.
    forceCloseConnections: 'idle',
    // The router answers an address it cannot decode before any hook of ours runs.
    rewriteUrl: ({ url = '/' }) => (isDecodable(pathOf(url)) ? url : '/undecodable'),
  });

  addHeaders(app, securityHeaders(environment, inlineHashes(renderer.assets)));
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === SERVICE_WORKER) reply.header('content-security-policy', workerPolicy);
    if (request.method === 'GET' || request.method === 'HEAD') done();
    else reply.code(405).header('allow', 'GET, HEAD').send('Method Not Allowed\n');
  });

  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(`ok\n${describeContent()}`),
  );
  app.get('/', (request, reply) => reply.redirect(menuAddress(request.url), 302));
  const findEdition = createEditions(folders.content, renderWorkerFile(folders.build));
  servePage(app, renderer, findEdition, siteUrl);
  serveSiteFiles(app, siteUrl);
  const content = openContentFiles(folders.content);
  serveSizedPictures(app, content, sizePicture);
  serveContent(app, content);
  const sendNotFoundPage = serveBuild(app, folders.build);

  const answerNotFound: AnswerNotFound = async (request, reply) =>
    isMenuMisspelt(request.url)
      ? reply.redirect(menuAddress(request.url), 301)
      : sendNotFoundPage(request, reply);
  app.setNotFoundHandler(answerNotFound);
  answerFailures(app, answerNotFound);
  return app;
}
