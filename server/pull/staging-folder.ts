import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { explainWriteError } from '../errors.ts';
import type { PulledPicture } from '../pictures/prepare-pictures.ts';
import { publishSnapshot, removeOldSnapshots } from './publish-snapshot.ts';
import { PICTURES, SNAPSHOT_PREFIX, SNAPSHOTS } from './pulled-folder.ts';

/** Collects a snapshot where it is not served. It is created when the first file is written. */
export function createStagingFolder(folder: string) {
  let opened: Promise<string> | undefined;
  const added: PulledPicture[] = [];
  const open = () => {
    opened ??= makeSnapshotFolder(folder);
    return opened;
  };
  return {
    /** The pictures that were added. */
    added,
    /** Returns the picture's path in the content folder. */
    addPicture: (bytes: Buffer, extension: string): Promise<string> =>
      explainFailure(folder, async () => {
        const hash = createHash('sha256').update(bytes).digest('hex');
        const file = `${PICTURES}/${hash}.${extension}`;
        const target = path.join(await open(), file);
        await writeFile(target, bytes, { flush: true });
        added.push({ path: target, hash });
        return file;
      }),
    publish: (files: ReadonlyMap<string, string>): Promise<void> =>
      explainFailure(folder, async () => {
        const snapshot = await open();
        for (const [name, text] of files) {
          await writeFile(path.join(snapshot, name), text, { flush: true });
        }
        await publishSnapshot(folder, path.basename(snapshot));
        opened = undefined;
        await removeOldSnapshots(folder, path.basename(snapshot));
      }),
    /** Removes the folder unless it was published. */
    close: async (): Promise<void> => {
      const snapshot = await opened?.catch(() => undefined);
      if (snapshot !== undefined) await rm(snapshot, { recursive: true, force: true });
    },
  };
}

export type StagingFolder = ReturnType<typeof createStagingFolder>;

async function explainFailure<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw explainWriteError(folder, error);
  }
}

async function makeSnapshotFolder(folder: string): Promise<string> {
  const snapshot = path.join(folder, SNAPSHOTS, SNAPSHOT_PREFIX + randomUUID());
  await mkdir(path.join(snapshot, PICTURES), { recursive: true });
  return snapshot;
}
