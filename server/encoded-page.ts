import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

/** A page as it travels, in every encoding that a browser may ask for. */
export interface EncodedPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A tenth larger than at the highest quality, which takes a second. */
const BROTLI_QUALITY = 9;

export async function encodePage(html: string): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { etag: `W/"${hash}"`, bodies: { identity, br, gzip: gz } };
}
