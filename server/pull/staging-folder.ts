import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorMessage, OperatorError } from '../errors.ts';
import { publishSnapshot, removeOldSnapshots } from './publish-snapshot.ts';
import { PICTURES, SNAPSHOT_PREFIX, SNAPSHOTS } from './pulled-folder.ts';

/** Collects a snapshot where it is not served. It is created when the first file is written. */
export function createStagingFolder(folder: string) {
  let opened: Promise<string> | undefined;
  let added = 0;
  const open = () => {
    opened ??= makeSnapshotFolder(folder);
    return opened;
  };
  return {
    get added(): number {
      return added;
    },
    /** Returns the picture's path in the content folder. */
    addPicture: (bytes: Buffer, extension: string): Promise<string> =>
      explainFailure(folder, async () => {
        const file = `${PICTURES}/${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
        await writeFile(path.join(await open(), file), bytes, { flush: true });
        added += 1;
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
    throw new OperatorError(`${folder} cannot be written: ${errorMessage(error)}`);
  }
}

async function makeSnapshotFolder(folder: string): Promise<string> {
  const snapshot = path.join(folder, SNAPSHOTS, SNAPSHOT_PREFIX + randomUUID());
  await mkdir(path.join(snapshot, PICTURES), { recursive: true });
  return snapshot;
}
