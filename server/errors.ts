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

/** Bounds the set. */
const MAX_WARNINGS = 1000;

const warnings = new Set<string>();

/** Logs a problem once, although every visitor meets it. */
export function warnOnce(message: string): void {
  if (warnings.has(message)) return;
  if (warnings.size >= MAX_WARNINGS) warnings.clear();
  warnings.add(message);
  console.warn(message);
}
