import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EDITION, isPulledPicture, PULLED_PICTURE } from '../content-folder.ts';
import { makeFolder } from '../errors.ts';
import { createFinder, type FindFile } from '../find-file.ts';
import { type Edition, explainFailure } from './edition.ts';
import { HISTORY, historyFile, listHistory, removeOldHistory } from './history.ts';
import { removeOldFolder } from './old-folder.ts';

const PICTURES = 'pictures';
const DRAFT = '.pull-';

/** Files that are not published yet, in a hidden folder. It is made when the first one is written. */
export function createDraft(folder: string) {
  let opened: Promise<string> | undefined;
  const added = new Set<string>();
  const write = async (name: string, data: Buffer | string): Promise<string> => {
    opened ??= makeFolder(folder).then(() => mkdtemp(path.join(folder, DRAFT)));
    const file = path.join(await opened, name);
    await writeFile(file, data, { flush: true });
    return file;
  };
  return {
    countPictures: () => added.size,
    /** A new picture, by its path in the content folder. */
    find: (async (address) =>
      opened && createFinder(await opened)(path.basename(address))) satisfies FindFile,
    /** Returns the picture's path in the content folder. */
    addPicture: (bytes: Buffer, extension: string): Promise<string> =>
      explainFailure(folder, async () => {
        const hash = createHash('sha256').update(bytes).digest('hex');
        const name = `${hash}.${extension}`;
        await write(name, bytes);
        added.add(name);
        return `${PICTURES}/${name}`;
      }),
    /** What needs space comes first. The last step is the one that diners see. */
    publish: (edition: Edition, last: Edition | undefined): Promise<void> =>
      explainFailure(folder, async () => {
        const draft = await write(EDITION, toText(edition));
        const history = historyFile(folder, last?.readAt ?? '');
        if (last && !existsSync(history)) {
          const kept = await write('last.json', toText(last));
          await makeFolder(path.join(folder, HISTORY));
          await rename(kept, history);
        }
        if (added.size > 0) await makeFolder(path.join(folder, PICTURES));
        for (const name of added) {
          await rename(path.join(path.dirname(draft), name), path.join(folder, PICTURES, name));
        }
        await rename(draft, path.join(folder, EDITION));
        await removeRemains(folder);
      }),
    remove: async (): Promise<void> => {
      const draft = await opened?.catch(() => undefined);
      if (draft !== undefined) await rm(draft, { recursive: true, force: true });
    },
  };
}

function toText(edition: Edition): string {
  return `${JSON.stringify(edition, undefined, 1)}\n`;
}

/** Another pull may be under way, and an open page still loads the pictures that it was rendered with. */
const KEPT_MS = 3_600_000;

/** Removes what the history no longer names, and what killed pulls have left. */
async function removeRemains(folder: string): Promise<void> {
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
