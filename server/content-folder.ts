import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import {
  COLLECTIONS,
  type CollectionName,
  parseDocuments,
  type RawDocument,
} from '../src/content/backend.ts';
import { errorMessage, OperatorError } from './errors.ts';
import { currentSnapshot } from './pull/pulled-folder.ts';

/** A collection's file: its bytes, or the error that reading it made. */
export interface CollectionFile {
  readonly name: CollectionName;
  /** As the operator would type it. */
  readonly path: string;
  readonly bytes?: Uint8Array;
  readonly error?: unknown;
}

/** Reads every collection of a content folder. The error is one line: which file, and why. */
export async function readContentFolder(
  folder: string,
): Promise<ReadonlyMap<CollectionName, readonly RawDocument[]>> {
  const isFolder = await stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new OperatorError(`The content folder does not exist: ${show(folder)}`);
  const files = await readCollectionFiles(folder);
  return new Map(files.map((file) => [file.name, parseCollectionFile(file)]));
}

/** The files of one snapshot. */
export async function readCollectionFiles(folder: string): Promise<readonly CollectionFile[]> {
  const snapshot = await currentSnapshot(folder);
  return Promise.all(
    COLLECTIONS.map(async (name) => {
      const file = path.join(snapshot, `${name}.json`);
      try {
        return { name, path: show(file), bytes: await readFile(file) };
      } catch (error) {
        return { name, path: show(file), error };
      }
    }),
  );
}

export function parseCollectionFile(file: CollectionFile): readonly RawDocument[] {
  if (!file.bytes) throw new OperatorError(`Cannot read ${file.path}: ${errorMessage(file.error)}`);
  // Browsers ignore a byte-order mark; so does this decoder.
  const json = new TextDecoder().decode(file.bytes);
  try {
    return parseDocuments(JSON.parse(json));
  } catch (error) {
    const reason = describeSyntaxError(json) ?? errorMessage(error);
    throw new OperatorError(`${file.path} is not usable: ${reason}`);
  }
}

/** Node names the position of some errors only. */
function describeSyntaxError(json: string): string | undefined {
  const errors: ParseError[] = [];
  parse(json, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return undefined;
  const lines = json.slice(0, first.offset).split('\n');
  const position = `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  return `no JSON at ${position} (${printParseErrorCode(first.error)})`;
}

/** Relative where possible, as the operator would type it. */
function show(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative;
}
