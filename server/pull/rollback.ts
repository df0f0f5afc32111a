import { realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainWriteError, OperatorError } from '../errors.ts';
import { switchTo } from './publish-snapshot.ts';
import {
  currentSnapshot,
  PREVIOUS_SNAPSHOT,
  ROLLED_BACK,
  readManifest,
  SNAPSHOTS,
} from './pulled-folder.ts';

/** Returns to the snapshot before the current one. What is left is not pulled again until it has changed. */
export async function rollBack(folder: string): Promise<void> {
  const current = await currentSnapshot(folder);
  const link = path.join(folder, SNAPSHOTS, PREVIOUS_SNAPSHOT);
  const previous = await realpath(link).catch(() => current);
  if (previous === current) throw new OperatorError(`There is no earlier content in ${folder}`);
  const { documents } = await readManifest(current);
  try {
    // First, so that a server that is just pulling does not publish it again.
    await writeFile(path.join(folder, SNAPSHOTS, ROLLED_BACK), documents);
    await switchTo(folder, path.basename(previous));
    await rm(link);
  } catch (error) {
    throw explainWriteError(folder, error);
  }
}
