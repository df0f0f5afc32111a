import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './negotiation.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A tenth larger than at the highest quality, which takes a second. */
const BROTLI_QUALITY = 9;

/** For texts that are kept as they travel: compressed once, however often they are sent. */
export async function compress(identity: Buffer): Promise<Readonly<Record<Encoding, Buffer>>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  return { identity, br, gzip: gz };
}
