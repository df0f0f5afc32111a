import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../src/content/backend.ts';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import {
  type CachedResponse,
  compress,
  contentTypeOf,
  createCachedResponse,
  sendCachedResponse,
} from './cached-response.ts';
import { CONTENT_HEADERS } from './content-route.ts';
import type { ServedContent } from './served-content.ts';

/** The three collections, as they are in the page: in their last readable version, compressed once. */
export function serveCollections(app: FastifyInstance, content: ServedContent): void {
  const responses = new WeakMap<Uint8Array, Promise<CachedResponse>>();
  for (const name of COLLECTIONS) {
    const file = `${name}.json`;
    const makeResponse = async (bytes: Uint8Array) =>
      createCachedResponse(contentTypeOf(file), await compress(Buffer.from(bytes)));
    app.get(CONTENT_FOLDER + file, async (request, reply) => {
      const { bytes } = (await content.current()).collections.get(name) ?? {};
      if (!bytes) return reply.callNotFound();
      const response = responses.get(bytes) ?? makeResponse(bytes);
      responses.set(bytes, response);
      return sendCachedResponse(request, reply.headers(CONTENT_HEADERS), await response);
    });
  }
}
