import type { FastifyInstance } from 'fastify';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { sendCachedResponse } from '../cached-response.ts';
import { type ContentFiles, contentHeadersOf } from '../content-route.ts';
import { previewVariant } from './encode-picture.ts';
import { createFileHashes, findPicture } from './original-picture.ts';
import type { PictureSizer } from './picture-sizer.ts';

const ENDING = '.jpg';

/** `/content/_preview/PATH.jpg`: a picture of the content folder, for link previews. */
export function servePreviews(
  app: FastifyInstance,
  { find }: ContentFiles,
  sizePreview: PictureSizer,
): void {
  const hashOf = createFileHashes();
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${CONTENT_FOLDER}_preview/*`,
    handler: async (request, reply) => {
      const { '*': path } = request.params;
      const address = path.slice(0, -ENDING.length);
      const original = path.endsWith(ENDING) ? await findPicture(find, address) : undefined;
      if (!original) return reply.callNotFound();
      const variant = previewVariant(original.path, await hashOf(original));
      const picture = await sizePreview(variant);
      if (!picture) return reply.callNotFound();
      return sendCachedResponse(request, reply.headers(contentHeadersOf(address)), {
        type: 'image/jpeg',
        etag: `"${variant.key}"`,
        bodies: { identity: picture },
      });
    },
  });
}
