import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError, reasonOf } from '../errors.ts';
import { publishEdition, removeOldEditions } from './publish-edition.ts';
import { EDITION_PREFIX, EDITIONS, PICTURES } from './pulled-folder.ts';

/** Where an edition is put together, unseen. Nothing is written before there is something to write. */
export function createStage(folder: string) {
  let opened: Promise<string> | undefined;
  let added = 0;
  const open = () => {
    opened ??= makeEditionFolder(folder);
    return opened;
  };
  return {
    get added(): number {
      return added;
    },
    /** Tells the picture's file as documents name it. */
    addPicture: (bytes: Buffer, ending: string): Promise<string> =>
      explainFailure(folder, async () => {
        const file = `${PICTURES}/${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
        await writeFile(path.join(await open(), file), bytes, { flush: true });
        added += 1;
        return file;
      }),
    publish: (files: ReadonlyMap<string, string>): Promise<void> =>
      explainFailure(folder, async () => {
        const edition = await open();
        for (const [name, text] of files) {
          await writeFile(path.join(edition, name), text, { flush: true });
        }
        await publishEdition(folder, path.basename(edition));
        opened = undefined;
        await removeOldEditions(folder, path.basename(edition));
      }),
    /** What was not published goes. */
    close: async (): Promise<void> => {
      const edition = await opened?.catch(() => undefined);
      if (edition !== undefined) await rm(edition, { recursive: true, force: true });
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

async function explainFailure<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw new OperatorError(`${folder} cannot be written: ${reasonOf(error)}`);
  }
}

async function makeEditionFolder(folder: string): Promise<string> {
  const edition = path.join(folder, EDITIONS, EDITION_PREFIX + randomUUID());
  await mkdir(path.join(edition, PICTURES), { recursive: true });
  return edition;
}
