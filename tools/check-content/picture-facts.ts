import sharp from 'sharp';
import { errorMessage } from '../../server/errors.ts';

/** The properties of a picture that decide whether it is good enough. */
export type PictureFacts =
  | { readonly status: 'missing' | 'broken'; readonly reason: string }
  | { readonly status: 'sound'; readonly width: number; readonly bytes: number };

/** The formats that browsers show, apart from AVIF; HEIC, TIFF and PDF are not among them. */
const SHOWN: ReadonlySet<string> = new Set(['gif', 'jpeg', 'png', 'svg', 'webp']);

/** Decodes the whole picture: a truncated one looks sound at its beginning. */
export async function examinePicture(bytes: Buffer): Promise<PictureFacts> {
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, mediaType = format, compression, autoOrient } = await picture.metadata();
    if (!SHOWN.has(format) && compression !== 'av1') {
      return { status: 'broken', reason: `browsers show no ${mediaType}` };
    }
    // Scaling down while decoding takes a sixth of the time.
    await picture.resize({ width: 32 }).raw().toBuffer();
    // Vector graphics have no smallest width.
    const width = format === 'svg' ? Number.POSITIVE_INFINITY : autoOrient.width;
    return { status: 'sound', width, bytes: bytes.length };
  } catch (error) {
    return { status: 'broken', reason: errorMessage(error) };
  }
}
