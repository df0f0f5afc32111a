import * as v from 'valibot';

/** A bucket of Storage. */
export interface Storage {
  readonly bucket: string;
  readonly emulatorHost: string | undefined;
}

/** Where Storage answers: look-ups of download URLs, and the downloads themselves. */
export function storageOrigin(emulatorHost: string | undefined): string {
  return emulatorHost ? `http://${emulatorHost}` : 'https://firebasestorage.googleapis.com';
}

/** Where a plain request finds what Storage knows of a file. */
export function lookUpAddress({ bucket, emulatorHost }: Storage, path: string): string {
  const name = path.split('/').filter(Boolean).join('/');
  return `${storageOrigin(emulatorHost)}/v0/b/${bucket}/o/${encodeURIComponent(name)}`;
}

const metadata = v.object({ downloadTokens: v.pipe(v.string(), v.nonEmpty()) });

/** Where the file itself is, by the answer to its look-up. */
export function downloadAddress(lookUp: string, answer: unknown): string {
  const [token = ''] = v.parse(metadata, answer).downloadTokens.split(',');
  return `${lookUp}?alt=media&token=${encodeURIComponent(token)}`;
}

/** A slide may name a whole address instead of a path in Storage. */
export function isWholeAddress(path: string): boolean {
  return /^https:\/\//i.test(path);
}
