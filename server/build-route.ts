import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCachedResponse, sendCachedResponse } from './cached-response.ts';
import { isInside } from './find-file.ts';
import { IMMUTABLE, REVALIDATE } from './security-headers.ts';

/** A build, and the one before, whose assets open pages still load. */
export interface Builds {
  readonly build: string;
  readonly lastBuild?: string | undefined;
}

/** These have routes of their own, or are for other hosts. */
const NOT_OFFERED = ['content/**', '**/*.{html,br,gz}', '_*', 'robots.txt', 'sitemap.xml'];

const ASSETS = '/assets/';

/** Answers with the 404 page. */
export type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Serves the files of a build, compressed as it was built. Files in assets/ have hashed names. */
export async function serveBuild(
  app: FastifyInstance,
  { build, lastBuild }: Builds,
): Promise<AnswerNotFound> {
  app.register(fastifyStatic, {
    root: lastBuild === undefined ? build : [build, lastBuild],
    // One route for each file: no other path is looked up.
    wildcard: false,
    globIgnore: NOT_OFFERED,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    allowedPath: (name, root = build) =>
      isInside(root, path.join(root, name)) &&
      (path.resolve(root) === build || name.startsWith(ASSETS)),
    setHeaders: (reply) => {
      const isAsset = reply.request.url.startsWith(ASSETS);
      reply.header('cache-control', isAsset ? IMMUTABLE : REVALIDATE);
    },
  });
  const html = await readFile(path.join(build, '404.html'));
  const notFoundPage = await createCachedResponse('text/html; charset=utf-8', html);
  return (request, reply) => sendCachedResponse(request, reply.code(404), notFoundPage);
}
