import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import {
  type CachedResponse,
  compress,
  contentTypeOf,
  createCachedResponse,
  isCompressible,
  responseBytes,
  sendCachedResponse,
} from './cached-response.ts';
import { isPulledPicture } from './content-folder.ts';
import { createFinder, type FindFile, type FoundFile } from './find-file.ts';
import { CONTENT_POLICY, type Headers, IMMUTABLE, REVALIDATE } from './security-headers.ts';

/** Compressed texts in memory, all encodings together. */
const MAX_CACHED_BYTES = 32_000_000;

/** A larger text is sent uncompressed. */
const MAX_TEXT_BYTES = 8_000_000;

/** Bounds the memory while many texts are requested at once. */
const READ_CONCURRENCY = 4;

export const CONTENT_HEADERS = {
  'cache-control': REVALIDATE,
  'content-security-policy': CONTENT_POLICY,
} as const;

/** Pulled pictures are named by the hash of their bytes. */
const PULLED_PICTURE_HEADERS = { ...CONTENT_HEADERS, 'cache-control': IMMUTABLE } as const;

export function contentHeadersOf(address: string): Headers {
  return isPulledPicture(address) ? PULLED_PICTURE_HEADERS : CONTENT_HEADERS;
}

/** A text to send: compressed once for each cache key. */
interface Text {
  readonly cacheKey: string;
  /** Its extension decides the type. */
  readonly path: string;
  readonly size: number;
  readonly read: () => Promise<Buffer>;
}

type Send<T> = (request: FastifyRequest, reply: FastifyReply, file: T) => Promise<FastifyReply>;

/** The content folder, whose files are edited while the server runs. */
export interface ContentFiles {
  readonly find: FindFile;
  readonly send: Send<FoundFile>;
  readonly sendText: Send<Text>;
}

/** Texts are compressed once for each version and sent from memory; other files from the disk. */
export function openContentFiles(app: FastifyInstance, root: string): ContentFiles {
  app.register(fastifyStatic, { serve: false });
  const limit = pLimit(READ_CONCURRENCY);
  const texts = new LRUCache<string, CachedResponse, Text>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: responseBytes,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { path, size, read } }) =>
      limit(async () => {
        const identity = await read();
        const bodies = size > MAX_TEXT_BYTES ? { identity } : await compress(identity);
        return createCachedResponse(contentTypeOf(path), bodies);
      }),
  });
  const sendText: Send<Text> = async (request, reply, text) =>
    sendCachedResponse(request, reply, await texts.forceFetch(text.cacheKey, { context: text }));
  return {
    find: createFinder(root),
    send: async (request, reply, file) => {
      if (isCompressible(file.path) && file.size <= MAX_TEXT_BYTES) {
        return sendText(request, reply, { ...file, read: () => readFile(file.path) });
      }
      const folder = path.dirname(file.path);
      return reply.sendFile(path.basename(file.path), folder, { cacheControl: false });
    },
    sendText,
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
      return send(request, reply.headers(contentHeadersOf(address)), file);
    },
  });
}
