import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS } from '../src/content/backend.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { readContentFolder } from './content-folder.ts';

test('a byte-order mark is ignored, as browsers do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-content-'));
  for (const name of COLLECTIONS) {
    await writeFile(path.join(folder, `${name}.json`), `\uFEFF[{"id":"${name}"}]`);
  }
  const collections = await readContentFolder(folder, false);
  await removeFolder(folder);
  for (const name of COLLECTIONS) expect(collections.get(name)).toMatchObject([{ id: name }]);
});
