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

/** One line for a folder that cannot be written. */
export function explainWriteError(folder: string, error: unknown): OperatorError {
  switch (codeOf(error)) {
    case 'ENOSPC':
    // A user's share of the disk.
    case 'EDQUOT':
      return new OperatorError(`no space left in ${folder}`);
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new OperatorError(`${folder} is read-only`);
    default:
      return new OperatorError(`${folder} cannot be written: ${errorMessage(error)}`);
  }
}

const NOT_FOUND_CODES: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'];

export function isNotFoundError(error: unknown): boolean {
  return NOT_FOUND_CODES.includes(codeOf(error));
}

export function isPermissionError(error: unknown): boolean {
  return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM';
}

/** Of a rename onto a folder that has something in it. */
export function isNotEmptyError(error: unknown): boolean {
  return codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST';
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
