import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  COLLECTIONS,
  type CollectionName,
  parseDocuments,
  type RawDocument,
} from '../src/content/backend.ts';
import { errorMessage, OperatorError } from './errors.ts';
import { currentSnapshot } from './pull/pulled-folder.ts';

/** Reads every collection of a content folder. The error is one line: which file, and why. */
export async function readContentFolder(
  folder: string,
): Promise<ReadonlyMap<CollectionName, readonly RawDocument[]>> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OperatorError(`The content folder does not exist: ${show(folder)}`);
  const snapshot = await currentSnapshot(folder);
  const collections = COLLECTIONS.map(
    async (name) => [name, await readCollection(path.join(snapshot, `${name}.json`))] as const,
  );
  return new Map(await Promise.all(collections));
}

async function readCollection(file: string): Promise<readonly RawDocument[]> {
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`Cannot read ${show(file)}: ${errorMessage(error)}`);
  });
  try {
    // Browsers ignore a byte-order mark; JSON.parse does not.
    return parseDocuments(JSON.parse(json.replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new OperatorError(`${show(file)} is not usable: ${errorMessage(error)}`);
  }
}

/** Relative where possible, as the operator would type it. */
function show(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}
