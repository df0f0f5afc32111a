import { OperatorError } from '../operator-error.ts';
import { takeTurns } from '../take-turns.ts';
import { fetchPicture, type PictureFetcher } from './fetch-picture.ts';
import type { Picture } from './manifest.ts';
import type { PictureSource } from './picture-source.ts';
import { FileRefused } from './storage-file.ts';

const AT_ONCE = 4;

/** A picture, why it could not be had, or both: what is known stays when its host does not answer. */
export interface Outcome {
  readonly picture?: Picture;
  readonly error?: unknown;
}

export type OnProgress = (done: number, total: number) => void;

/** All pictures, by the keys of their sources. None of them fails the others. */
export async function fetchPictures(
  sources: readonly PictureSource[],
  known: ReadonlyMap<string, Picture>,
  fetcher: PictureFetcher,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, Outcome>> {
  const inTurn = takeTurns(AT_ONCE);
  let done = 0;
  const outcomes = sources.map(async (source) => {
    const outcome = await inTurn(() => tryPicture(source, known.get(source.key), fetcher));
    done += 1;
    onProgress(done, sources.length);
    return [source.key, outcome] as const;
  });
  return new Map(await Promise.all(outcomes));
}

async function tryPicture(
  source: PictureSource,
  known: Picture | undefined,
  fetcher: PictureFetcher,
): Promise<Outcome> {
  try {
    return { picture: await fetchPicture(source, known, fetcher) };
  } catch (error) {
    // What cannot be written is no matter of this one picture.
    if (error instanceof OperatorError) throw error;
    const isGone = error instanceof FileRefused || known === undefined;
    return isGone ? { error } : { picture: known, error };
  }
}
