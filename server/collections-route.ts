import type { FastifyInstance } from 'fastify';
import { COLLECTIONS } from '../src/content/backend.ts';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import { CONTENT_HEADERS, type ContentFiles } from './content-route.ts';
import type { ServedContent } from './served-content.ts';

/** The three collections, as they are in the page: in their last readable version. */
export function serveCollections(
  app: FastifyInstance,
  content: ServedContent,
  { sendText }: ContentFiles,
): void {
  for (const name of COLLECTIONS) {
    const file = `${name}.json`;
    app.get(CONTENT_FOLDER + file, async (request, reply) => {
      const { files, version } = await content.current();
      const bytes = files.get(name);
      if (!bytes) return reply.callNotFound();
      return sendText(request, reply.headers(CONTENT_HEADERS), {
        cacheKey: `version ${version} of ${name}`,
        path: file,
        size: bytes.length,
        read: async () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      });
    });
  }
}
