import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import { isPulledPicture } from './content-folder.ts';
import { createFinder, type FindFile, type FoundFile } from './find-file.ts';
import { CONTENT_POLICY, type Headers, IMMUTABLE, REVALIDATE } from './security-headers.ts';

export const CONTENT_HEADERS = {
  'cache-control': REVALIDATE,
  'content-security-policy': CONTENT_POLICY,
} as const;

/** Pulled pictures are named by the hash of their bytes. */
const PULLED_PICTURE_HEADERS = { ...CONTENT_HEADERS, 'cache-control': IMMUTABLE } as const;

export function contentHeadersOf(address: string): Headers {
  return isPulledPicture(address) ? PULLED_PICTURE_HEADERS : CONTENT_HEADERS;
}

/** The content folder, whose files are edited while the server runs. */
export interface ContentFiles {
  readonly find: FindFile;
  send(reply: FastifyReply, file: FoundFile): FastifyReply;
}

export function openContentFiles(app: FastifyInstance, root: string): ContentFiles {
  app.register(fastifyStatic, { serve: false });
  return {
    find: createFinder(root),
    send: (reply, file) =>
      reply.sendFile(path.basename(file.path), path.dirname(file.path), { cacheControl: false }),
  };
}

export function serveContent(app: FastifyInstance, { find, send }: ContentFiles): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${CONTENT_FOLDER}*`,
    handler: async (request, reply) => {
      const address = request.params['*'];
      const file = await find(address);
      if (!file) return reply.callNotFound();
      return send(reply.headers(contentHeadersOf(address)), file);
    },
  });
}
