import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { COLLECTIONS, MENU } from '../src/content/backend.ts';
import { providePull } from '../tests/support/server/provide-pull.ts';
import { openContent } from './open-content.ts';
import { createPictureSizer } from './pictures/picture-sizer.ts';
import { rollBack } from './pull/rollback.ts';
import { readSettings } from './settings.ts';

const given = providePull(1);

test('after a rollback to the files before the first pull, the server starts with them', async () => {
  const { folder } = given.pulled;
  const environment = {
    ...given.chain.settings,
    MENU_CONTENT_FROM: 'firebase',
    MENU_CONTENT_DIR: folder,
  };
  for (const name of COLLECTIONS) {
    await writeFile(path.join(folder, `${name}.json`), '[{"id":"by hand"}]');
  }
  // What was edited by hand may be another menu.
  await openContent(readSettings(environment), environment, createPictureSizer());
  expect(await given.pulled.readDocuments(MENU)).toMatchObject([{ id: '0' }]);
  await rollBack(folder);
  await openContent(readSettings(environment), environment, createPictureSizer());
  expect(await given.pulled.readDocuments(MENU)).toEqual([{ id: 'by hand' }]);
});
