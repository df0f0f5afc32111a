import { existsSync } from 'node:fs';
import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { COLLECTIONS } from '../../src/content/backend.ts';

/**
 * What version 1.0 has pulled: links to the files of a snapshot. Where such folders are no longer to be
 * expected, this file can go (docs/decisions/018-one-edition.md).
 */
const CURRENT = '.current';
const SNAPSHOTS = '.snapshots';

export function isOldFolder(folder: string): boolean {
  return existsSync(path.join(folder, CURRENT));
}

/** What an edition would hold; as unknown as any stored text. */
export async function readOldFolder(folder: string): Promise<unknown> {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, CURRENT, name), 'utf8'));
  const { pulledAt: readAt, documents, pictures, unusable } = await read('manifest.json');
  const rolledBack = readFile(path.join(folder, SNAPSHOTS, 'rolled-back'), 'utf8');
  const refused = [await rolledBack.catch(() => '')];
  const collections = COLLECTIONS.map(async (name) => [name, await read(`${name}.json`)] as const);
  return {
    readAt,
    documents,
    refused,
    collections: Object.fromEntries(await Promise.all(collections)),
    pictures: { ...pictures, ...unusable },
  };
}

/** Hand-edited files stay. */
export async function removeOldFolder(folder: string): Promise<void> {
  for (const name of COLLECTIONS) {
    const file = path.join(folder, `${name}.json`);
    const target = await readlink(file).catch(() => '');
    if (target.startsWith(CURRENT)) await rm(file);
  }
  for (const name of [SNAPSHOTS, CURRENT]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
