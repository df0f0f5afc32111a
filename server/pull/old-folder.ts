import { lstat, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { COLLECTIONS } from '../../src/content/backend.ts';

/** Version 1.0 had no `edition.json`, but links to the files of the folder that this link names. */
const CURRENT = '.current';
const SNAPSHOTS = '.snapshots';

export async function isOldFolder(folder: string): Promise<boolean> {
  return isLink(path.join(folder, CURRENT));
}

/** What an edition would hold; as unknown as any stored text. */
export async function readOldFolder(folder: string): Promise<unknown> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, CURRENT, name), 'utf8'));
  const manifest = v.parse(v.record(v.string(), v.unknown()), await read('manifest.json'));
  const collections = COLLECTIONS.map(async (name) => [name, await read(`${name}.json`)] as const);
  const rolledBack = readFile(path.join(folder, SNAPSHOTS, 'rolled-back'), 'utf8');
  return {
    readAt: manifest.pulledAt,
    documents: manifest.documents,
    refused: [await rolledBack.catch(() => '')],
    collections: Object.fromEntries(await Promise.all(collections)),
    pictures: Object.assign({}, manifest.pictures, manifest.unusable),
  };
}

/** Hand-edited files stay. The link goes last: until then the next pull tries again. */
export async function removeOldFolder(folder: string): Promise<void> {
  if (!(await isOldFolder(folder))) return;
  for (const name of COLLECTIONS) {
    const file = path.join(folder, `${name}.json`);
    if (await isLink(file)) await rm(file);
  }
  await rm(path.join(folder, SNAPSHOTS), { recursive: true, force: true });
  await rm(path.join(folder, CURRENT));
}

function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}
