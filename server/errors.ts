/** Something whoever runs the server can mend. It is shown as one line, without a stack trace. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Why something failed, in one line. `fetch` says no more than "failed" and keeps the reason as its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  // Several tries, one for each address of a host, have no message of their own.
  const code = 'code' in error ? String(error.code) : error.name;
  return `${error.message || code}${cause}`.replaceAll(/\s*\n\s*/g, ' ');
}

/** What the file system says of an address that leads nowhere. */
const NOWHERE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/** What it says of a file that is there and not for us. */
const UNREADABLE: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);

export function leadsNowhere(error: unknown): boolean {
  return NOWHERE.has(codeOf(error));
}

export function isUnreadable(error: unknown): boolean {
  return UNREADABLE.has(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** So that what is told cannot fill the memory either. */
const MOST_REMEMBERED = 1000;

const told = new Set<string>();

/** Every visitor meets the same trouble; whoever runs the server is told of it once. */
export function complainOnce(message: string): void {
  if (told.has(message)) return;
  if (told.size >= MOST_REMEMBERED) told.clear();
  told.add(message);
  console.warn(message);
}
