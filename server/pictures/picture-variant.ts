import { ENCODER_VERSION } from './encode-picture.ts';
import type { PictureWidth } from './picture-widths.ts';

/** A picture in one of the sizes that are offered of it. */
export interface PictureVariant {
  readonly original: string;
  readonly fingerprint: string;
  readonly width: PictureWidth;
  /** Changes with the original's bytes, with the size and with how we encode. */
  readonly key: string;
}

export function pictureVariant(
  original: string,
  fingerprint: string,
  width: PictureWidth,
): PictureVariant {
  return { original, fingerprint, width, key: `${fingerprint}-${width}-${ENCODER_VERSION}` };
}
