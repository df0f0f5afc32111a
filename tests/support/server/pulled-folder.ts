import { mkdtemp, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITION, readCollectionFiles } from '../../../server/content-folder.ts';
import { readFirebaseProject } from '../../../server/firebase/firebase-project.ts';
import {
  type PullOptions,
  type PullResult,
  pullContent,
} from '../../../server/pull/pull-content.ts';
import type { CollectionName } from '../../../src/content/backend.ts';
import { removeFolder } from '../remove-folder.ts';
import type { FirebaseChain } from './firebase-chain.ts';

export interface PulledFolder {
  readonly folder: string;
  pull(options?: PullOptions): Promise<PullResult>;
  /** As whoever serves the folder reads them. */
  readDocuments(name: CollectionName): Promise<readonly Record<string, string>[]>;
  /** Every file of the folder, hidden ones too, with its text or the time of its last change. */
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
    pull: (options) => pullContent(readFirebaseProject(settings, false), folder, options),
    readDocuments: async (name) => {
      const file = (await readCollectionFiles(folder)).find((one) => one.name === name);
      return JSON.parse(Buffer.from(file?.bytes ?? []).toString());
    },
    list: async () => {
      const names = await readdir(folder, { recursive: true });
      const lines = names.map(async (name) => {
        const file = path.join(folder, name);
        // The time of this file is when the database was read.
        if (name === EDITION) return `${name} ${await readFile(file, 'utf8')}`;
        return `${name} ${(await stat(file)).mtimeMs}`;
      });
      return (await Promise.all(lines)).toSorted();
    },
    recordRead: (secondsAgo) => {
      const time = Date.now() / 1000 - secondsAgo;
      return utimes(path.join(folder, EDITION), time, time);
    },
    remove: () => removeFolder(folder),
  };
}
