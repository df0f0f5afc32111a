import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ALL_COLLECTIONS, type CollectionName } from '../src/content/backend.ts';
import { CONTENT_FOLDER } from '../src/domain/addresses.ts';
import { contentTypeOf, createTextCache, sendCachedResponse } from './cached-response.ts';
import { isPulledPicture } from './content-folder.ts';
import { createFinder } from './find-file.ts';
import { isOfferedWidth, type PictureSize } from './pictures/encode-picture.ts';
import { findPicture } from './pictures/original-picture.ts';
import type { PictureSizer } from './pictures/picture-sizer.ts';
import { CONTENT_POLICY, IMMUTABLE, REVALIDATE } from './security-headers.ts';
import type { ServedContent } from './served-content.ts';

const CONTENT_HEADERS = {
  'cache-control': REVALIDATE,
  'content-security-policy': CONTENT_POLICY,
} as const;

/** Pulled pictures are named by the hash of their bytes. */
function headersOf(address: string) {
  return { ...CONTENT_HEADERS, ...(isPulledPicture(address) && { 'cache-control': IMMUTABLE }) };
}

/** The collections, as they are in the page: in their last readable version, compressed once. */
export function serveCollections(
  app: FastifyInstance,
  content: ServedContent,
  names: readonly CollectionName[],
): void {
  const texts = createTextCache(ALL_COLLECTIONS.length);
  for (const name of names) {
    const file = `${name}.json`;
    app.get(CONTENT_FOLDER + file, async (request, reply) => {
      const { version, collections } = await content.current();
      const { bytes } = collections.get(name) ?? {};
      if (!bytes) return reply.callNotFound();
      const text = await texts(`${name} ${version}`, contentTypeOf(file), () => bytes);
      return sendCachedResponse(request, reply.headers(CONTENT_HEADERS), text);
    });
  }
}

const TIMED_OUT = Symbol('timed out');

/**
 * The files of the content folder, which are edited while the server runs, and its pictures in other sizes:
 * `_sized/WIDTH/PATH.avif` and, for link previews, `_preview/PATH.jpg`.
 */
export function serveFiles(
  app: FastifyInstance,
  root: string,
  sizePicture: PictureSizer,
  // A request for a picture that is still being sized gets the original then.
  sizingTimeoutMs = 500,
): void {
  app.register(fastifyStatic, { serve: false });
  const find = createFinder(root);
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${CONTENT_FOLDER}*`,
    handler: async (request, reply) => {
      const { address, size } = readAddress(request.params['*']);
      const file = size ? await findPicture(find, address) : await find(address);
      if (!file) return reply.callNotFound();
      const { dir, base } = path.parse(file.path);
      const sendFile = () => reply.sendFile(base, dir, { cacheControl: false });
      if (!size) {
        reply.headers(headersOf(address));
        return sendFile();
      }
      const sizing = sizePicture(file, size);
      // Chats may show no other format than a preview's.
      const timeout = setTimeout(sizingTimeoutMs, TIMED_OUT, { ref: false });
      const sized = await (size === 'preview' ? sizing : Promise.race([sizing, timeout]));
      if (sized === TIMED_OUT) {
        reply.headers(CONTENT_HEADERS);
        return sendFile();
      }
      if (!sized.bytes) return reply.callNotFound();
      return sendCachedResponse(request, reply.headers(headersOf(address)), {
        type: contentTypeOf(sized.name),
        etag: `"${sized.name}"`,
        bodies: { identity: sized.bytes },
      });
    },
  });
}

const SIZED = /^_sized\/([1-9]\d*)\/(.+)\.avif$/;
const PREVIEW = /^_preview\/(.+)\.jpg$/;

/** The file that a path is made from, and in which size. */
function readAddress(asked: string): { readonly address: string; readonly size?: PictureSize } {
  const [, preview] = PREVIEW.exec(asked) ?? [];
  if (preview !== undefined) return { address: preview, size: 'preview' };
  const [, width, sized] = SIZED.exec(asked) ?? [];
  if (sized === undefined || !isOfferedWidth(Number(width))) return { address: asked };
  return { address: sized, size: Number(width) };
}
