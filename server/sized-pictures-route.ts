import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import {
  createPictureSizer,
  PICTURE_FORMAT,
  PICTURE_WIDTHS,
  type PictureVariant,
  pictureVariant,
  readPictureSource,
} from './sized-pictures.ts';
import { OutsideFolderError, REVALIDATE, refuseOutside } from './static-folders.ts';

const LATE = Symbol('late');

/** What the file system says of an address that leads nowhere. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** `/content/_sized/WIDTH/PATH.avif`: a picture of the content folder, scaled and encoded anew. */
export async function serveSizedPictures(
  app: FastifyInstance,
  contentRoot: string,
  sizePicture = createPictureSizer(),
  patienceMs = 500,
): Promise<void> {
  app.get<{ Params: { '*': string } }>('/content/_sized/*', async (request, reply) => {
    const variant = await findVariant(contentRoot, request.params['*']);
    if (!variant) return reply.callNotFound();

    const etag = `"${variant.key}"`;
    const caching = { etag, 'cache-control': REVALIDATE };
    if (isKnown(etag, request.headers['if-none-match'])) {
      return reply.code(304).headers(caching).send();
    }
    const picture = await Promise.race([
      sizePicture(variant),
      wait(patienceMs, LATE, { ref: false }),
    ]);
    if (!picture) return reply.callNotFound();
    if (picture !== LATE)
      return reply.headers(caching).type(`image/${PICTURE_FORMAT}`).send(picture);
    // Whoever asks first does not wait for the encoder: the original now, the right size next time.
    const { file, bytes } = variant.source;
    reply.headers({ ...caching, etag: `"${variant.key}-original"` });
    return reply
      .type(`image/${path.extname(file).slice(1).toLowerCase().replace('jpg', 'jpeg')}`)
      .send(bytes);
  });
}

async function findVariant(root: string, address: string): Promise<PictureVariant | undefined> {
  const [, askedWidth, picture = '', askedFormat] = /^(\d+)\/(.+)\.(\w+)$/.exec(address) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === askedWidth);
  if (!width || askedFormat !== PICTURE_FORMAT || !isPlainPath(picture)) return undefined;

  const file = path.join(root, picture);
  try {
    await refuseOutside(root, file);
    const source = await readPictureSource(file);
    return source && pictureVariant(source, width);
  } catch (error) {
    if (leadsNowhere(error)) return undefined;
    throw error;
  }
}

/** No step up, no hidden file, nothing that some file system reads as another separator. */
function isPlainPath(picture: string): boolean {
  const isOdd = picture.includes('\\') || picture.includes('\0');
  return !isOdd && picture.split('/').every((part) => part !== '' && !part.startsWith('.'));
}

function leadsNowhere(error: unknown): boolean {
  if (error instanceof OutsideFolderError) return true;
  return error instanceof Error && 'code' in error && MISSING.has(error.code);
}

function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
