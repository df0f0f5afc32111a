import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress, createCachedResponse, sendCachedResponse } from './cached-response.ts';
import { isInside } from './find-file.ts';
import { IMMUTABLE, REVALIDATE } from './security-headers.ts';

/** Pages have routes of their own; compressed files are chosen by the accepted encodings. */
const NOT_OFFERED = /\.(?:html|br|gz)$/;

/** Answers with the 404 page. */
export type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves what `npm run build` wrote, compressed as it was built. Files in assets/ have hashed names. */
export async function serveBuild(app: FastifyInstance, root: string): Promise<AnswerNotFound> {
  const html = await readFile(path.join(root, '404.html'));
  const notFoundPage = createCachedResponse('text/html; charset=utf-8', await compress(html));
  const assets = path.join(root, 'assets') + path.sep;
  app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    allowedPath: (name) => !NOT_OFFERED.test(name) && isInside(root, path.join(root, name)),
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', file.startsWith(assets) ? IMMUTABLE : REVALIDATE);
    },
  });
  return (request, reply) => sendCachedResponse(request, reply.code(404), notFoundPage);
}
