import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EDITION, isPulledPicture, PULLED_PICTURE } from '../content-folder.ts';
import { OperatorError } from '../errors.ts';
import { DRAFT, writeWhole } from '../write-whole.ts';
import { describeChanges } from './describe-changes.ts';
import { collectionsOf, type Edition, readEdition, readEditionFile } from './edition.ts';
import { removeOldFolder } from './old-folder.ts';

const HISTORY = 'history';

const MIN_KEPT = 10;
const MAX_KEPT = 100;
const KEPT_DAYS = 30;

/** File systems of Windows forbid colons. */
export function historyFile(folder: string, readAt: string): string {
  return path.join(folder, HISTORY, `${readAt.replaceAll(':', '-')}.json`);
}

/** The newest first: their names are their times. */
async function listHistory(folder: string): Promise<readonly string[]> {
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

const PICTURES = 'pictures';

/** Pictures are there before the edition that names them. What was added can be removed again. */
export function createPictureStore(folder: string) {
  const added = new Set<string>();
  return {
    countAdded: () => added.size,
    /** Returns the picture's path in the content folder. */
    add: async (bytes: Buffer, extension: string): Promise<string> => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const file = `${PICTURES}/${hash}.${extension}`;
      if (!existsSync(path.join(folder, file))) added.add(file);
      // One that is there may be about to go: it becomes a new one.
      await writeWhole(folder, file, bytes);
      return file;
    },
    removeAdded: async (): Promise<void> => {
      for (const file of added) await rm(path.join(folder, file)).catch(() => undefined);
    },
  };
}

/** The last step is the one that diners see. */
export async function publishEdition(
  folder: string,
  edition: Edition,
  last: Edition | undefined,
): Promise<void> {
  const history = last && historyFile(folder, last.readAt);
  if (history && !existsSync(history)) {
    await writeWhole(folder, path.relative(folder, history), toText(last));
  }
  await writeWhole(folder, EDITION, toText(edition));
}

function toText(edition: Edition): string {
  return `${JSON.stringify(edition, undefined, 1)}\n`;
}

/** Another pull may be under way, and an open page still loads the pictures that it was rendered with. */
const KEPT_MS = 3_600_000;

/** Removes what the history no longer names, and what killed pulls have left. */
export async function removeRemains(folder: string): Promise<void> {
  await removeOldFolder(folder);
  await removeOldHistory(folder);
  const used = new Set<string>();
  for (const file of [path.join(folder, EDITION), ...(await listHistory(folder))]) {
    const text = await readFile(file, 'utf8').catch(() => '');
    for (const [picture] of text.matchAll(new RegExp(PULLED_PICTURE, 'g'))) used.add(picture);
  }
  const pictures = await readdir(path.join(folder, PICTURES)).catch(() => []);
  const unused = pictures
    .map((name) => `${PICTURES}/${name}`)
    .filter((name) => isPulledPicture(name) && !used.has(name));
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(DRAFT));
  for (const name of [...unused, ...drafts]) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > KEPT_MS) await rm(file, { recursive: true, force: true });
  }
}

/** Publishes an earlier edition: that of a time, else the one that the current edition replaced. Returns what that changes, in words. */
export async function rollBack(folder: string, time?: string) {
  // An edition that cannot be read is a reason to return to one that can.
  const last = await readEdition(folder).catch(() => undefined);
  const earlier = await findEarlier(folder, last, time);
  const rolledBack = last ? [...last.refused, last.documents] : [];
  const refused = rolledBack.filter((hash) => hash !== earlier.documents);
  await publishEdition(folder, { ...earlier, refused }, last);
  await removeRemains(folder);
  const changes = last ? describeChanges(collectionsOf(last), collectionsOf(earlier)) : '';
  return { readAt: earlier.readAt, changes };
}

async function findEarlier(
  folder: string,
  last: Edition | undefined,
  time: string | undefined,
): Promise<Edition> {
  const others = (await readHistory(folder)).filter(({ readAt }) => readAt !== last?.readAt);
  const wanted = time ?? (last ? last.replaces : others[0]?.readAt);
  const [first, ...more] =
    wanted === undefined ? [] : others.filter(({ readAt }) => readAt.startsWith(wanted));
  if (first && more.length === 0) return first;
  if (time === undefined) throw new OperatorError(`There is no earlier content in ${folder}`);
  const found = more.length > 0 ? `${more.length + 1} menus begin with` : 'no other menu has';
  throw new OperatorError(`"npm run history" lists the times: ${found} ${time}`);
}
