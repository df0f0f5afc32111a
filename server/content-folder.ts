import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import {
  ALL_COLLECTIONS,
  BRANCHES,
  type CollectionName,
  parseDocuments,
  type RawDocument,
} from '../src/content/backend.ts';
import { isRecord, parseJson } from '../src/domain/json.ts';
import { errorMessage, isNotFoundError, OperatorError } from './errors.ts';
import { cacheKeyOf } from './find-file.ts';

/** A pulled menu, whole. Without it, a folder has one hand-edited file for each collection. */
export const EDITION = 'edition.json';

/** A path in the content folder whose bytes never change. */
export const PULLED_PICTURE = 'pictures/[0-9a-f]{64}\\.[a-z]+';

const PULLED_PICTURE_PATH = new RegExp(`^${PULLED_PICTURE}$`);

export function isPulledPicture(address: string): boolean {
  return PULLED_PICTURE_PATH.test(address);
}

/** A collection's text: its bytes, or the error that reading them made. */
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
  hasBranches: boolean,
): Promise<ReadonlyMap<CollectionName, readonly RawDocument[]>> {
  if (!existsSync(folder)) {
    throw new OperatorError(`The content folder does not exist: ${show(folder)}`);
  }
  const files = (await readCollectionFiles(folder)).filter(
    (file) => file.name !== BRANCHES || (hasBranches && !isNotFoundError(file.error)),
  );
  return new Map(files.map((file) => [file.name, parseCollectionFile(file)]));
}

/** Whoever reads a content folder asks here: the collections of `edition.json`, else the hand-edited files. */
export async function readCollectionFiles(folder: string): Promise<readonly CollectionFile[]> {
  const edition = await readBytes(path.join(folder, EDITION));
  if (isNotFoundError(edition.error)) {
    const files = ALL_COLLECTIONS.map(async (name) => ({
      name,
      ...(await readBytes(path.join(folder, `${name}.json`))),
    }));
    return Promise.all(files);
  }
  const parsed = parseJson(new TextDecoder().decode(edition.bytes));
  const collections =
    isRecord(parsed) && isRecord(parsed.collections) ? parsed.collections : undefined;
  const isGiven = (name: CollectionName) => name !== BRANCHES || !collections || collections[name];
  return ALL_COLLECTIONS.filter(isGiven).map((name) => {
    const documents = collections?.[name];
    // Without this collection the whole text stands for it: parsing that says what is wrong.
    if (documents === undefined) return { name, ...edition };
    return { name, path: edition.path, bytes: Buffer.from(JSON.stringify(documents)) };
  });
}

/** Changes whenever the content does. */
export function contentVersion(folder: string): string {
  const names = [EDITION, ...ALL_COLLECTIONS.map((name) => `${name}.json`)];
  const versions = names.map((name) => {
    try {
      return cacheKeyOf(statSync(path.join(folder, name), { bigint: true }));
    } catch (error) {
      return errorMessage(error);
    }
  });
  return versions.join(', ');
}

async function readBytes(file: string): Promise<Omit<CollectionFile, 'name'>> {
  try {
    return { path: show(file), bytes: await readFile(file) };
  } catch (error) {
    return { path: show(file), error };
  }
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
  // How the mark of UTF-16 reads.
  if (json.startsWith('\ufffd\ufffd')) return 'it is not saved as UTF-8';
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
