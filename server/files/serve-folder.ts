import type { FastifyInstance } from 'fastify';
import type { FindFile } from '../find-file.ts';
import type { Headers } from '../security-headers.ts';
import type { KeepFile } from './keep-files.ts';
import { sendFile } from './send-file.ts';

interface ServedFolder {
  readonly find: FindFile;
  /** The folder's address, with a slash at its end. */
  readonly prefix: string;
  readonly keep: KeepFile;
  readonly isOffered: (address: string) => boolean;
  readonly headersOf: (address: string) => Headers;
}

/** Serves the files of a folder as they are when they are asked for. */
export function serveFolder(app: FastifyInstance, folder: ServedFolder): void {
  const { find, prefix, keep, isOffered, headersOf } = folder;
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}*`,
    handler: async (request, reply) => {
      const address = request.params['*'];
      const file = isOffered(address) ? await find(address) : undefined;
      if (!file) return reply.callNotFound();
      return sendFile(request, reply, file, keep, headersOf(address));
    },
  });
}
