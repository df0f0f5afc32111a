import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EncodeFile, keepFiles } from './files/keep-files.ts';
import { serveFolder } from './files/serve-folder.ts';
import { createFinder } from './find-file.ts';
import { compress, sendRepresentation } from './representation.ts';
import { IMMUTABLE, REVALIDATE } from './security-headers.ts';

const NOT_FOUND_PAGE = '404.html';

/** Pages are reached by their routes, and what is compressed by the name of what it was. */
const NOT_OFFERED = /\.(?:html|br|gz)$/;

/** Answers with the page for addresses that lead nowhere. */
export type AnswerNotFound = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** What `npm run build` made: hashed names never change what they hold. */
export function serveBuild(app: FastifyInstance, root: string): AnswerNotFound {
  const find = createFinder(root);
  const keep = keepFiles(readCompressed);
  serveFolder(app, {
    find,
    prefix: '/',
    keep,
    isOffered: (address) => !NOT_OFFERED.test(address),
    headersOf: (address) => ({
      'cache-control': address.startsWith('assets/') ? IMMUTABLE : REVALIDATE,
    }),
  });
  return async (request, reply) => {
    const page = await find(NOT_FOUND_PAGE);
    if (!page) return reply.code(404).type('text/plain').send('Not Found\n');
    return sendRepresentation(request, reply.code(404), await keep(page));
  };
}

/** Texts were compressed when they were built, as small as they get. */
const readCompressed: EncodeFile = async (file, identity) => {
  try {
    const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
    return { identity, br, gzip };
  } catch {
    return compress(identity);
  }
};
