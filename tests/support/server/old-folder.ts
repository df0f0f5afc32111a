import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COLLECTIONS } from '../../../src/content/backend.ts';

/** Turns a pulled folder into one as version 1.0 has written it: links to the files of a snapshot. */
export async function makeOldFolder(folder: string): Promise<void> {
  const edition = JSON.parse(await readFile(path.join(folder, 'edition.json'), 'utf8'));
  const snapshot = path.join(folder, '.snapshots/pull-1');
  await mkdir(snapshot, { recursive: true });
  for (const name of COLLECTIONS) {
    const lines = edition.collections[name].map((document: object) => JSON.stringify(document));
    await writeFile(path.join(snapshot, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`);
    await symlink(`.current/${name}.json`, path.join(folder, `${name}.json`));
  }
  const { readAt: pulledAt, documents, pictures } = edition;
  const manifest = JSON.stringify({ pulledAt, documents, pictures, unusable: {} });
  await writeFile(path.join(snapshot, 'manifest.json'), manifest);
  await writeFile(path.join(folder, '.snapshots/read-at'), pulledAt);
  await symlink('.snapshots/pull-1', path.join(folder, '.current'));
  await rm(path.join(folder, 'edition.json'));
  await rm(path.join(folder, 'history'), { recursive: true, force: true });
}
