import { realpath } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressAnswers } from './compress-answers.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** A file that a link inside a served folder tries to reach outside of it. */
export class OutsideFolderError extends Error {
  override readonly name = 'OutsideFolderError';
}

/** The build: compressed when it was built; hashed names never change what they hold. */
export async function serveBuild(app: FastifyInstance, root: string): Promise<void> {
  const options = {
    ...commonOptions(root),
    preCompressed: true,
    setHeaders: (reply: FastifyReply, file: string) =>
      setCaching(reply, file.startsWith(path.join(root, 'assets')) ? IMMUTABLE : REVALIDATE),
  };
  // Pages are reached by their routes, through `reply.sendFile`, and not by the names of their files.
  await app.register(fastifyStatic, { ...options, serve: false });
  await app.register(fastifyStatic, {
    ...options,
    prefix: '/',
    decorateReply: false,
    allowedPath: (file) => !/\.html(\.br|\.gz)?$/.test(file),
  });
}

/** The content: read anew for each request, because it is edited while the server runs. */
export async function serveContent(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(fastifyStatic, {
      ...commonOptions(root),
      prefix: '/content/',
      decorateReply: false,
      setHeaders: (reply) => setCaching(reply, REVALIDATE),
    });
  });
}

function commonOptions(root: string) {
  return {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    onFile: (file: string) => refuseOutside(root, file),
  } as const;
}

export async function refuseOutside(root: string, file: string): Promise<void> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(file)]);
  if (!realFile.startsWith(realRoot + path.sep)) throw new OutsideFolderError(file);
}

function setCaching(reply: FastifyReply, cacheControl: string): void {
  reply.header('cache-control', cacheControl).header('vary', 'accept-encoding');
}
