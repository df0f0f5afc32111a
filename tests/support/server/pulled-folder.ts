import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFirebaseProject } from '../../../server/firebase/firebase-project.ts';
import type { PullOptions } from '../../../server/pull/fetch-pictures.ts';
import { type PullResult, pullContent } from '../../../server/pull/pull-content.ts';
import { READ_AT, SNAPSHOTS } from '../../../server/pull/pulled-folder.ts';
import type { CollectionName } from '../../../src/content/backend.ts';
import { removeFolder } from '../remove-folder.ts';
import type { FirebaseChain } from './firebase-chain.ts';

export interface PulledFolder {
  readonly folder: string;
  pull(options?: PullOptions): Promise<PullResult>;
  readDocuments(name: CollectionName): Promise<readonly Record<string, string>[]>;
  /** Every file of the folder, hidden ones too, with the time of its last change; but not the time of the read. */
  list(): Promise<readonly string[]>;
  /** As if the database was last read that long ago. */
  recordRead(secondsAgo: number): Promise<void>;
  remove(): Promise<void>;
}

/** An empty folder to pull a chain's menu into. */
export async function makePulledFolder({
  settings,
}: Pick<FirebaseChain, 'settings'>): Promise<PulledFolder> {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-pull-'));
  return {
    folder,
    pull: (options) => pullContent(readFirebaseProject(settings), folder, options),
    readDocuments: async (name) =>
      JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')),
    list: async () => {
      const names = await readdir(folder, { recursive: true });
      const lines = names
        .filter((name) => path.basename(name) !== READ_AT)
        .map(async (name) => {
          const { mtimeMs } = await stat(path.join(folder, name));
          return `${name} ${mtimeMs}`;
        });
      return (await Promise.all(lines)).toSorted();
    },
    recordRead: (secondsAgo) =>
      writeFile(
        path.join(folder, SNAPSHOTS, READ_AT),
        new Date(Date.now() - secondsAgo * 1000).toISOString(),
      ),
    remove: () => removeFolder(folder),
  };
}
