import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** An error that the operator can fix. It is printed as one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** The message in one line, with its cause: `fetch` itself only says "fetch failed". */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${errorMessage(error.cause)}` : '';
  // An AggregateError (one error for each address of a host) has no message.
  const code = 'code' in error ? String(error.code) : error.name;
  return `${error.message || code}${cause}`.replaceAll(/\s*\n\s*/g, ' ');
}

const READ_ONLY_CODES: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** A full disk, or a user's share of it. */
const NO_SPACE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** One line for a folder that cannot be written. */
export function explainWriteError(folder: string, error: unknown): OperatorError {
  if (NO_SPACE_CODES.has(codeOf(error))) return new OperatorError(`no space left in ${folder}`);
  return new OperatorError(
    READ_ONLY_CODES.has(codeOf(error)) || isReadOnly(folder)
      ? `${folder} is read-only`
      : `${folder} cannot be written: ${errorMessage(error)}`,
  );
}

/** Node's recursive `mkdir` answers ENOENT on a read-only file system. */
function isReadOnly(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    const parent = path.dirname(folder);
    if (isNotFoundError(error) && parent !== folder) return isReadOnly(parent);
    return READ_ONLY_CODES.has(codeOf(error));
  }
}

const NOT_FOUND_CODES: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'ELOOP',
]);

const PERMISSION_CODES: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);

export function isNotFoundError(error: unknown): boolean {
  return NOT_FOUND_CODES.has(codeOf(error));
}

export function isPermissionError(error: unknown): boolean {
  return PERMISSION_CODES.has(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** For `/healthz`. */
export interface LastError {
  readonly at: string;
  readonly message: string;
}

/** Logs a problem with its time. */
export function warn(message: string): void {
  console.warn(`${new Date().toISOString()} ${message}`);
}

/** Bounds the map. */
const MAX_WARNINGS = 1000;

const counts = new Map<string, number>();

/** Logs a problem that many visitors meet: the first, 10th, 100th … time, with the count. */
export function warnCounted(message: string): void {
  if (counts.size >= MAX_WARNINGS) counts.clear();
  const count = (counts.get(message) ?? 0) + 1;
  counts.set(message, count);
  if (/^10*$/.test(String(count))) warn(count === 1 ? message : `${message} (${count} times)`);
}
