import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { COLLECTIONS, type CollectionName, type RawDocument } from '../src/content/backend.ts';
import { parseDocuments } from '../src/content/parse-documents.ts';
import { OperatorError, reasonOf } from './errors.ts';
import { currentEdition } from './pull/pulled-folder.ts';

/** Reads every collection of a content folder, or says in one line which file is wrong and why. */
export async function readContentFolder(
  folder: string,
): Promise<ReadonlyMap<CollectionName, readonly RawDocument[]>> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OperatorError(`The content folder does not exist: ${show(folder)}`);
  const edition = await currentEdition(folder);
  const collections = COLLECTIONS.map(
    async (name) => [name, await readCollection(path.join(edition, `${name}.json`))] as const,
  );
  return new Map(await Promise.all(collections));
}

async function readCollection(file: string): Promise<readonly RawDocument[]> {
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorError(`Cannot read ${show(file)}: ${reasonOf(error)}`);
  });
  try {
    // A browser passes over a byte-order mark; JSON.parse does not.
    return parseDocuments(JSON.parse(json.replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new OperatorError(`${show(file)} is not usable: ${reasonOf(error)}`);
  }
}

/** Paths are shown the way the operator is likely to type them. */
function show(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}
