import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import { CONTENT_HEADERS, type ContentFiles, contentHeadersOf } from '../content-route.ts';
import { sendRepresentation } from '../representation.ts';
import { PICTURE_FORMAT, PICTURE_WIDTHS, pictureVariant } from './encode-picture.ts';
import { createFingerprints, findPicture } from './original-picture.ts';
import type { PictureSizer } from './picture-sizer.ts';

/** `/content/_sized/WIDTH/PATH.avif`: a picture of the content folder, scaled and encoded anew. */
export function serveSizedPictures(
  app: FastifyInstance,
  { find, send }: ContentFiles,
  sizePicture: PictureSizer,
  patienceMs = 500,
): void {
  const fingerprintOf = createFingerprints();
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${CONTENT_FOLDER}_sized/*`,
    handler: async (request, reply) => {
      const asked = parseAddress(request.params['*']);
      const original = asked && (await findPicture(find, asked.address));
      if (!original) return reply.callNotFound();

      const variant = pictureVariant(original.path, await fingerprintOf(original), asked.width);
      const etag = `"${variant.key}"`;
      const headers = contentHeadersOf(asked.address);
      if (fresh(request.headers, { etag })) {
        return reply
          .code(304)
          .header('cache-control', headers['cache-control'])
          .header('etag', etag)
          .send();
      }
      const picture = await patiently(sizePicture(variant), patienceMs);
      if (!picture) return reply.callNotFound();
      // Whoever asks first does not wait for the encoder: the original now, the right size next time.
      if (picture === LATE) return send(request, reply.headers(CONTENT_HEADERS), original);
      const bodies = { identity: picture };
      const sized = { type: `image/${PICTURE_FORMAT}`, etag, bodies };
      return sendRepresentation(request, reply.headers(headers), sized);
    },
  });
}

function parseAddress(asked: string) {
  const [, askedWidth, address, format] = /^(\d+)\/(.+)\.(\w+)$/.exec(asked) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === askedWidth);
  if (!width || address === undefined || format !== PICTURE_FORMAT) return undefined;
  return { width, address };
}

export const LATE = Symbol('late');

/** Waits for some work, but not for ever; the work itself goes on. */
export function patiently<T>(work: Promise<T>, patienceMs: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, patienceMs, LATE).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
