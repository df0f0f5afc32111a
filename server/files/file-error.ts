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
