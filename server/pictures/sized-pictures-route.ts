import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { sendCachedResponse } from '../cached-response.ts';
import { CONTENT_HEADERS, type ContentFiles, contentHeadersOf } from '../content-route.ts';
import { PICTURE_FORMAT, PICTURE_WIDTHS, pictureVariant } from './encode-picture.ts';
import { createFileHashes, findPicture } from './original-picture.ts';
import type { PictureSizer } from './picture-sizer.ts';

const TIMED_OUT = Symbol('timed out');

/** `/content/_sized/WIDTH/PATH.avif`: a picture of the content folder, resized and encoded. */
export function serveSizedPictures(
  app: FastifyInstance,
  { find, send }: ContentFiles,
  sizePicture: PictureSizer,
  timeoutMs = 500,
): void {
  const hashOf = createFileHashes();
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${CONTENT_FOLDER}_sized/*`,
    handler: async (request, reply) => {
      const target = parseAddress(request.params['*']);
      const original = target && (await findPicture(find, target.address));
      if (!original) return reply.callNotFound();

      const variant = pictureVariant(original.path, await hashOf(original), target.width);
      const etag = `"${variant.key}"`;
      const headers = contentHeadersOf(target.address);
      if (fresh(request.headers, { etag })) {
        return reply
          .code(304)
          .header('cache-control', headers['cache-control'])
          .header('etag', etag)
          .send();
      }
      const timeout = setTimeout(timeoutMs, TIMED_OUT, { ref: false });
      const picture = await Promise.race([sizePicture(variant), timeout]);
      if (!picture) return reply.callNotFound();
      // Encoding takes too long: send the original now; a later request gets the encoded size.
      if (picture === TIMED_OUT) return send(reply.headers(CONTENT_HEADERS), original);
      const bodies = { identity: picture };
      const sized = { type: `image/${PICTURE_FORMAT}`, etag, bodies };
      return sendCachedResponse(request, reply.headers(headers), sized);
    },
  });
}

function parseAddress(path: string) {
  const [, digits, address, format] = /^(\d+)\/(.+)\.(\w+)$/.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  if (!width || address === undefined || format !== PICTURE_FORMAT) return undefined;
  return { width, address };
}
