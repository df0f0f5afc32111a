import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-check-'));
});
afterEach(() => rm(folder, { recursive: true }));

function checkContent(directory?: string) {
  const options = directory === undefined ? [] : [directory];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/check-content.ts', ...options],
    { encoding: 'utf8' },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

const write = (name: string, documents: unknown) =>
  writeFile(path.join(folder, `${name}.json`), JSON.stringify(documents));

test('the content that ships has no problems', () => {
  const { status, lines } = checkContent();
  expect(lines).toEqual([
    expect.stringMatching(/^4 slides, 1\d categories, \d{2} items; 0 problems$/),
  ]);
  expect(status).toBe(0);
});

test('what is wrong is named by collection, document and field', async () => {
  await write('SHAdminHero', [{ id: 's', imageUrl: 'images/gone.webp' }]);
  await write('SteakHouseCategorySequence', [{ id: 'c', index: 1 }]);
  await write('SteakHouseMenu', [
    { id: 'a', titleEn: 'Ribeye', itemImage: 'images/none.webp' },
    { id: 'b', titleEn: ['Soup'] },
  ]);
  const { status, lines } = checkContent(folder);
  expect(status).toBe(1);
  expect(lines.toSorted()).toEqual(
    [
      'SteakHouseMenu, document "b", field "titleEn": must be a text or a number',
      'SteakHouseMenu, document "b", field "titleEn": is missing, and so is everything else that could be shown',
      'SteakHouseCategorySequence, document "c", field "categoryEn": is missing, and so is categoryAr: the entry names no category',
      'SHAdminHero, document "s", field "imageUrl": names a file that does not exist: images/gone.webp',
      'SteakHouseMenu, document "a", field "itemImage": names a file that does not exist: images/none.webp',
      '1 slides, 1 categories, 1 items; 5 problems',
    ].toSorted(),
  );
});

test('a folder that cannot be read is one clear line', () => {
  const { status, lines } = checkContent(path.join(folder, 'nowhere'));
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^The content folder does not exist: .*nowhere$/)]);
});
