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
  const respond = (file: string, bytes: Uint8Array) => {
    const response =
      responses.get(bytes) ??
      compress(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).then((bodies) =>
        createCachedResponse(contentTypeOf(file), bodies),
      );
    responses.set(bytes, response);
    return response;
  };
  for (const name of COLLECTIONS) {
    const file = `${name}.json`;
    app.get(CONTENT_FOLDER + file, async (request, reply) => {
      const bytes = (await content.current()).files.get(name);
      if (!bytes) return reply.callNotFound();
      const response = await respond(file, bytes);
      return sendCachedResponse(request, reply.headers(CONTENT_HEADERS), response);
    });
  }
}
