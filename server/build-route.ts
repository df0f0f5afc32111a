import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CachedResponse,
  compress,
  contentTypeOf,
  createCachedResponse,
  sendCachedResponse,
} from './cached-response.ts';
import { isNotFoundError } from './errors.ts';
import { IMMUTABLE, REVALIDATE } from './security-headers.ts';

/** Pages and content have routes of their own; compressed files belong to the original beside them; `_headers` and `_redirects` are for other hosts. */
const NOT_OFFERED = /^content\/|\.(?:html|br|gz)$|^_/;

/** Answers with the 404 page. */
export type AnswerNotFound = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves what `npm run build` wrote, compressed as it was built. It is read once, at the start: the next
 * build may replace it while this one is served. Files in assets/ have hashed names.
 */
export async function serveBuild(app: FastifyInstance, root: string): Promise<AnswerNotFound> {
  const files = await readBuild(root);
  const html = await readFile(path.join(root, '404.html'));
  const notFoundPage = createCachedResponse('text/html; charset=utf-8', await compress(html));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    reply.header('cache-control', name.startsWith('assets/') ? IMMUTABLE : REVALIDATE);
    return sendCachedResponse(request, reply, file);
  });
  return (request, reply) => sendCachedResponse(request, reply.code(404), notFoundPage);
}

/** The offered files by their addresses. Links are left out: they may lead out of the folder. */
async function readBuild(root: string): Promise<ReadonlyMap<string, CachedResponse>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !NOT_OFFERED.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await read(root, name)] as const)),
  );
}

async function read(root: string, name: string): Promise<CachedResponse> {
  const file = path.join(root, name);
  const [br, gzip] = await Promise.all([readIfThere(`${file}.br`), readIfThere(`${file}.gz`)]);
  const bodies = { identity: await readFile(file), ...(br && { br }), ...(gzip && { gzip }) };
  return createCachedResponse(contentTypeOf(name), bodies);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNotFoundError(error)) return undefined;
    throw error;
  }
}
