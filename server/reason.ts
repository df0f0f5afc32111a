/** Why something failed, in one line. `fetch` says no more than "failed" and keeps the reason as its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${reasonOf(error.cause)}` : '';
  // Several tries, one for each address of a host, have no message of their own.
  const code = 'code' in error ? String(error.code) : error.name;
  return `${error.message || code}${cause}`.replaceAll(/\s*\n\s*/g, ' ');
}
