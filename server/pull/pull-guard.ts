import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonical } from '../../src/backends/firebase/rest.ts';
import { readContentFolder } from '../content-folder.ts';
import { OperatorError } from '../errors.ts';
import type { Collections } from '../firebase/firebase-project.ts';
import { ROLLED_BACK, readCurrentManifest, SNAPSHOTS } from './pulled-folder.ts';

/** The database was read, but what it holds is not published. */
export class PullRefused extends OperatorError {}

const HOW_TO_ACCEPT = 'The old content stays; "npm run pull -- --force" accepts the new one.';

/** Changes whenever a document does. */
export function hashDocuments(collections: Collections): string {
  return createHash('sha256')
    .update(canonical([...collections]))
    .digest('hex');
}

/** Refuses documents of this hash if they were rolled back. */
export async function refuseRolledBack(folder: string, documents: string): Promise<void> {
  const mark = path.join(folder, SNAPSHOTS, ROLLED_BACK);
  const rolledBack = await readFile(mark, 'utf8').catch(() => undefined);
  if (rolledBack !== documents) return;
  throw new PullRefused(`Refused: the database still holds what was rolled back. ${HOW_TO_ACCEPT}`);
}

/** Refuses what was rolled back, and what is more likely an accident than an edit. */
export async function guardPull(folder: string, collections: Collections): Promise<void> {
  await refuseRolledBack(folder, hashDocuments(collections));
  const { pulledAt } = await readCurrentManifest(folder);
  // Nothing was pulled yet: the folder may hold another menu.
  if (pulledAt === '') return;
  // Published content that cannot be read is no loss: a pull repairs it.
  const published = await readContentFolder(folder).catch(() => undefined);
  const losses = Array.from(collections, ([name, { length: now }]) => {
    const before = published?.get(name)?.length ?? 0;
    const isLoss = before > 0 && (now === 0 || now < before / 2);
    return isLoss ? [`${name} had ${before} documents and has ${now}`] : [];
  }).flat();
  if (losses.length > 0) throw new PullRefused(`Refused: ${losses.join(', ')}. ${HOW_TO_ACCEPT}`);
}
