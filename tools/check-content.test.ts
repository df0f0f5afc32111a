import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import { startFirebaseStandIn } from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { brand } from '../tests/support/restaurant/menu.config.ts';
import { examine } from './check-content/examine.ts';
import { openFolder } from './check-content/open-content.ts';
import { parseOptions, run } from './check-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-check-'));
});
afterEach(async () => {
  process.exitCode = undefined;
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

test('a menu without errors has none', async () => {
  const { counts, findings } = await examine(await openFolder(path.resolve(CONTENT)), brand);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(counts).toMatchObject({ slides: 4, categories: 12, errors: 0 });
});

test('what cannot be checked is one line and exit code 2', async () => {
  expect(await runCommand('nowhere')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^The content folder [^\n]+\n$/),
  });
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
        priceEn: '42',
        priceAr: '42',
        caloriesEn: '780',
        caloriesAr: '780',
      },
    ],
    [{ id: 's', title: 'Steak', titleAr: 'ستيك', imageUrl: 'images/gone.webp' }],
  );
  expect(await runCommand(folder)).toEqual({
    code: 1,
    stderr: '',
    stdout: `SHAdminHero, document "s", Steak, ستيك
  error    imageUrl names a picture that is missing: images/gone.webp (there is no such file)
           so the slide is not shown

SteakHouseMenu, document "a", Ribeye, ريب
  error    itemImage names a picture that is missing: /content/none.webp (there is no such file)
           so the dish is shown without a picture
  warning  categoryEn is missing, and so is categoryAr
           so the dish is shown at the very end, under “More”
  warning  allergensEn is not believed: unknown word "Mlik" (milk?): correct it, or add it to a group or to "neutral" under allergens in menu.config.ts: Mlik
           so this dish says "No allergen information" for what it does not name
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
    warnings: 30,
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
    titles: { en: 'Dish', ar: 'طبق' },
  });
});

test.each([
  { why: 'a missing folder', given: ['nowhere'], line: /^The content folder .*nowhere$/ },
  { why: 'an unknown option', given: ['--yaml'], line: /^Unknown option '--yaml': npm run/ },
])('$why is one clear line and exit code 2; with --json a document', async ({ given, line }) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run(given);
  expect(String(error.mock.calls)).toMatch(line);
  await run([...given, '--json']);
  expect(JSON.parse(String(log.mock.calls))).toEqual({ error: expect.stringMatching(line) });
  expect(process.exitCode).toBe(2);
});

test.each([
  { why: 'warnings alone are exit code 0', options: [], code: undefined },
  { why: 'with --strict they are exit code 1', options: ['--strict'], code: 1 },
])('$why', async ({ options, code }) => {
  await writeContent([{ id: 'a', titleEn: 'Rice', titleAr: 'أرز', categoryEn: 'Rice' }], []);
  vi.spyOn(console, 'log').mockReturnValue();
  await run([folder, ...options]);
  expect(process.exitCode).toBe(code);
});

test.each([
  { given: [], folder: 'content', isJson: false, isStrict: false },
  { given: ['menu'], folder: 'menu', isJson: false, isStrict: false },
  { given: ['--json', 'menu'], folder: 'menu', isJson: true, isStrict: false },
  { given: ['--firebase'], folder: undefined, isJson: false, isStrict: false },
  { given: ['--firebase', '--json'], folder: undefined, isJson: true, isStrict: false },
  { given: ['--strict'], folder: 'content', isJson: false, isStrict: true },
])('options $given', ({ given, ...options }) => {
  expect(parseOptions(given, 'content')).toEqual(options);
});

test.each([
  { given: ['--jsn'], reason: "Unknown option '--jsn'" },
  { given: ['a', '--firebase'], reason: 'either a folder or --firebase' },
])('options $given are refused in one line', ({ given, reason }) => {
  expect(() => parseOptions(given, 'content')).toThrow(
    `${reason}: npm run check-content -- [DIR | --firebase] [--json] [--strict]`,
  );
});
