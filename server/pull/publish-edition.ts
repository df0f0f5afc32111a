import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EDITION, isPulledPicture, PULLED_PICTURE } from '../content-folder.ts';
import { DRAFT, writeWhole } from '../write-whole.ts';
import type { Edition } from './edition.ts';
import { historyFile, listHistory, removeOldHistory } from './history.ts';
import { removeOldFolder } from './old-folder.ts';

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
