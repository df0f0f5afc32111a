import { execFile } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import { startFirebaseStandIn } from '../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { brand } from '../tests/support/restaurant/menu.config.ts';
import { DISH, SLIDE, STEAKS } from './check-content/content.fixture.ts';
import { openFolder } from './check-content/open-content.ts';
import { examine } from './check-content/report.ts';
import { parseOptions, printSummary, run } from './check-content.ts';

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
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    ),
  );
}

async function writeContent(items: readonly object[], slides: readonly object[] = []) {
  const files = {
    SHAdminHero: slides,
    SteakHouseCategorySequence: [STEAKS],
    SteakHouseMenu: items,
  };
  for (const [name, documents] of Object.entries(files)) {
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(documents));
  }
}

test('a menu without errors has none', async () => {
  const { counts, findings } = await examine(await openFolder(path.resolve(CONTENT)), brand);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(counts).toMatchObject({ slides: 4, categories: 12, errors: 0 });
});

const WITHOUT_PICTURE = { ...DISH, itemImage: '' };

test('what cannot be checked is one line and exit code 2', async () => {
  expect(await runCommand('nowhere')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^The content folder [^\n]+\n$/),
  });
});

test('a loss for the diner is an error and exit code 1', async () => {
  await writeContent([{ ...DISH, itemImage: 'none.webp', priceEn: 'abc' }], [SLIDE]);
  expect(await runCommand(folder)).toEqual({
    code: 1,
    stderr: '',
    stdout: `Errors: diners lose something
SHAdminHero.json: "Steak" (fire): imageUrl is "fire.webp": there is no such file, so the slide is not shown
SteakHouseMenu.json: "Ribeye 300 g" (ribeye-300): itemImage is "/content/none.webp": there is no such file, so the dish is shown without a picture

Warnings: it is shown, but poorly
SteakHouseMenu.json: "Ribeye 300 g" (ribeye-300): priceEn is "abc": not one number: shown as it is written

1 slide, 1 category, 1 dish, 2 pictures: 2 errors, 1 warning
`,
  });
});

test('a file that is not saved as UTF-8 is an error', async () => {
  await writeContent([WITHOUT_PICTURE]);
  const file = path.join(folder, 'SteakHouseMenu.json');
  // As Windows-1256 writes it.
  const arabic = Buffer.from([0xd1, 0xed, 0xc8]);
  const [before = '', after = ''] = (await readFile(file, 'utf8')).split(DISH.titleAr);
  await writeFile(file, Buffer.concat([Buffer.from(before), arabic, Buffer.from(after)]));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run([folder]);
  expect(String(log.mock.calls)).toContain(
    '\nSteakHouseMenu.json: is not saved as UTF-8: letters are lost\n',
  );
  expect(process.exitCode).toBe(1);
});

test('npm start and npm run build print one line, whatever is wrong', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await writeContent([{ ...WITHOUT_PICTURE, priceEn: -5 }]);
  await printSummary(folder);
  expect(log.mock.calls).toEqual([['1 error, 1 warning: npm run check']]);
  await printSummary('nowhere');
  expect(String(warn.mock.calls)).toMatch(/^The content was not checked: .*nowhere$/);
  expect(process.exitCode).toBeUndefined();
});

test('what is only shown poorly is a warning and exit code 0; --json has all of it', async () => {
  const { categoryAr: _, ...dish } = { ...WITHOUT_PICTURE, categoryEn: 'Grills' };
  const standIn = await startFirebaseStandIn({
    collections: { SteakHouseMenu: [dish] },
    files: {},
  });
  for (const [name, value] of Object.entries(FIREBASE_SETTINGS)) vi.stubEnv(name, value);
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', standIn.host);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run(['--firebase', '--json']);
  // `npm run check` reads the project of a live page by itself.
  await run(['--brand', '--json']);
  await standIn.close();
  expect(process.exitCode).toBeUndefined();
  const [first, second] = log.mock.calls.map(([json]) => JSON.parse(json));
  expect(first.counts).toEqual({
    slides: 0,
    categories: 1,
    items: 1,
    pictures: 0,
    errors: 0,
    warnings: 2,
  });
  expect(first.findings[0]).toEqual({
    collection: 'SteakHouseMenu',
    id: 'ribeye-300',
    field: 'categoryEn',
    message: 'no category of the sequence has this name: it comes after all the others',
    found: 'Grills',
    severity: 'warning',
    file: 'SteakHouseMenu',
    title: 'Ribeye 300 g',
  });
  expect(second).toEqual(first);
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
  await writeContent([WITHOUT_PICTURE]);
  vi.spyOn(console, 'log').mockReturnValue();
  await run([folder, ...options]);
  expect(process.exitCode).toBe(code);
});

test.each([
  { given: [], folder: 'content' },
  { given: ['menu'], folder: 'menu' },
  { given: ['--json', 'menu'], folder: 'menu', json: true },
  { given: ['--firebase'], folder: undefined, firebase: true },
  { given: ['--strict'], folder: 'content', strict: true },
  { given: ['--brand'], folder: 'content', brand: true },
])('options $given', ({ given, ...options }) => {
  const none = { firebase: false, brand: false, json: false, strict: false };
  expect(parseOptions(given, 'content')).toEqual({ ...none, ...options });
});

test.each([
  { given: ['--jsn'], reason: "Unknown option '--jsn'" },
  { given: ['a', '--firebase'], reason: 'either a folder or --firebase' },
])('options $given are refused in one line', ({ given, reason }) => {
  expect(() => parseOptions(given, 'content')).toThrow(
    `${reason}: npm run check-content -- [DIR | --firebase] [--brand] [--json] [--strict]`,
  );
});
