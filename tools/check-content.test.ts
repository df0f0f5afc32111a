import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../menu.config.ts';
import { OperatorError } from '../server/errors.ts';
import { FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import { startFirebaseStandIn } from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { examine } from './check-content/examine.ts';
import { openFolder } from './check-content/open-content.ts';
import { parseOptions, run } from './check-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-check-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await removeFolder(folder);
});

/** Runs the command in a process of its own. */
function runCommand(...options: readonly string[]) {
  const command = ['tools/run.mjs', 'tools/check-content.ts', ...options];
  return new Promise((resolve) =>
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}

async function writeContent(items: readonly unknown[], slides: readonly unknown[]) {
  const files = { SHAdminHero: slides, SteakHouseCategorySequence: [], SteakHouseMenu: items };
  for (const [name, documents] of Object.entries(files)) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(documents));
  }
}

test('the content that ships has no errors', async () => {
  const { counts, findings } = await examine(await openFolder(path.resolve('content')), brand);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(counts).toMatchObject({ slides: 4, categories: 12, errors: 0 });
});

test('a loss for the diner is an error: listed by document and field, with a summary', async () => {
  await writeContent(
    [
      {
        id: 'a',
        titleEn: 'Ribeye',
        titleAr: 'ريب',
        itemImage: 'none.webp',
        allergensEn: 'Mlik',
        allergensAr: 'حليب',
      },
    ],
    [{ id: 's', title: 'Steak', titleAr: 'ستيك', imageUrl: 'images/gone.webp' }],
  );
  expect(await runCommand(folder)).toEqual({
    code: 1,
    stderr: '',
    stdout: `SHAdminHero, document "s"
  error    imageUrl names a picture that is missing: images/gone.webp (there is no such file)
           so the slide is not shown

SteakHouseMenu, document "a"
  error    itemImage names a picture that is missing: /content/none.webp (there is no such file)
           so the dish is shown without a picture
  warning  categoryEn is missing, and so is categoryAr
           so the dish is shown at the very end, under “More”
  warning  allergensEn has a word of no allergen group (milk?): Mlik
           so diners who choose a group are not warned of it
  warning  allergensAr names other allergens than allergensEn: milk
           so readers of one language are not told of an allergen

1 slide, 1 category, 1 dish, 2 pictures: 2 errors, 3 warnings
`,
  });
});

test('what is only shown poorly is a warning and exit code 0; --json has all of it', async () => {
  const items = Array.from({ length: 6 }, (_, position) => ({
    id: `d${position}`,
    titleEn: 'Dish',
    titleAr: 'طبق',
    categoryEn: 'Steaks',
  }));
  const standIn = await startFirebaseStandIn({ collections: { SteakHouseMenu: items }, files: {} });
  for (const [name, value] of Object.entries(FIREBASE_SETTINGS)) vi.stubEnv(name, value);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', standIn.host);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run(['--firebase', '--json']);
  await standIn.close();
  expect(process.exitCode).toBeUndefined();
  const { counts, findings } = JSON.parse(String(log.mock.calls));
  expect(counts).toEqual({
    slides: 0,
    categories: 1,
    items: 6,
    pictures: 0,
    errors: 0,
    warnings: 18,
  });
  expect(findings[0]).toEqual({
    collection: 'SteakHouseMenu',
    id: 'd0',
    field: 'categoryEn',
    message: 'names a category that is not in the sequence',
    found: 'Steaks',
    kind: 'uncategorised',
    severity: 'warning',
    cost: 'its category comes after all the others',
  });
});

test.each([
  { why: 'a missing folder', given: ['nowhere'], line: /^The content folder .*nowhere$/ },
  { why: 'an unknown option', given: ['--yaml'], line: /^Unknown option '--yaml': npm run/ },
])('$why is one clear line', async ({ given, line }) => {
  const error: unknown = await run(given).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toMatchObject({ message: expect.stringMatching(line) });
});

test.each([
  { given: [], folder: 'content', isJson: false },
  { given: ['menu'], folder: 'menu', isJson: false },
  { given: ['--json', 'menu'], folder: 'menu', isJson: true },
  { given: ['--firebase'], folder: undefined, isJson: false },
  { given: ['--firebase', '--json'], folder: undefined, isJson: true },
])('options $given', ({ given, folder, isJson }) => {
  expect(parseOptions(given, 'content')).toEqual({ folder, isJson });
});

test.each([
  { given: ['--jsn'], reason: "Unknown option '--jsn'" },
  { given: ['--json=1'], reason: "Option '--json' does not take an argument" },
  { given: ['a', 'b'], reason: 'only one folder can be read' },
  { given: ['a', '--firebase'], reason: 'either a folder or --firebase' },
])('options $given are refused in one line', ({ given, reason }) => {
  expect(() => parseOptions(given, 'content')).toThrow(
    `${reason}: npm run check-content -- [DIR | --firebase] [--json]`,
  );
});
