import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Edition, readEdition, readEditionFile } from './edition.ts';

export const HISTORY = 'history';

const MIN_KEPT = 10;
const MAX_KEPT = 100;
const KEPT_DAYS = 30;

/** File systems of Windows forbid colons. */
export function historyFile(folder: string, readAt: string): string {
  return path.join(folder, HISTORY, `${readAt.replaceAll(':', '-')}.json`);
}

/** The newest first: their names are their times. */
export async function listHistory(folder: string): Promise<readonly string[]> {
  const names = await readdir(path.join(folder, HISTORY)).catch(() => []);
  const files = names.filter((name) => /^\d{4}-.*\.json$/.test(name)).toSorted();
  return files.toReversed().map((name) => path.join(folder, HISTORY, name));
}

/** The current edition and those before it that can be read, the newest first. */
export async function readHistory(folder: string): Promise<readonly Edition[]> {
  const read = (await listHistory(folder)).map(readEditionFile);
  const all = [...read, readEdition(folder)].map((one) => one.catch(() => undefined));
  const kept = (await Promise.all(all)).flatMap((one) => one ?? []);
  const unique = [...new Map(kept.map((one) => [one.readAt, one])).values()];
  return unique.toSorted((one, other) => (one.readAt < other.readAt ? 1 : -1));
}

export async function removeOldHistory(folder: string): Promise<void> {
  const oldest = historyFile(folder, new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString());
  for (const [position, file] of (await listHistory(folder)).entries()) {
    const isKept = position < MIN_KEPT || (position < MAX_KEPT && file >= oldest);
    if (!isKept) await rm(file, { force: true });
  }
}
