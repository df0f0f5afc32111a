import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import { BRANCHES_RESTAURANT } from '../tests/support/test-build.ts';
import { parseOptions } from './table-cards/card-options.ts';
import { renderCode } from './table-cards/render-card.ts';
import { run } from './table-cards.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  { why: 'a range', text: '3-5', tables: ['3', '4', '5'] },
  { why: 'numbers and ranges', text: '1, 7-8,20', tables: ['1', '7', '8', '20'] },
  { why: 'names', text: 'A1,Terrace 3,ش٤', tables: ['A1', 'Terrace 3', 'ش٤'] },
])('tables can be $why', ({ text, tables }) => {
  expect(parseOptions(['--tables', text]).tables).toEqual(tables);
});

test('by default one sheet of A6 cards in both languages', () => {
  expect(parseOptions([])).toEqual({
    folder: 'table-cards',
    tables: [],
    hasTableInCode: true,
    note: undefined,
    language: 'both',
    size: 'a6',
  });
});

test.each([
  { given: ['--tables', '9-3'], reason: '--tables cannot be "9-3"' },
  { given: ['--tables', 'A/1'], reason: '--tables cannot be "A/1"' },
  { given: ['--tables', '1-99999999'], reason: '--tables names more than 1000' },
  { given: ['--tables', '1-1001'], reason: '--tables names more than 1000' },
  { given: ['--lang', 'fr'], reason: '--lang must be one of en, ar, both, but is "fr"' },
  { given: ['--size', 'a4'], reason: '--size must be one of a6, a5, tent, but is "a4"' },
  { given: ['--colour'], reason: "Unknown option '--colour'" },
])('$given is a usage error: $reason', ({ given, reason }) => {
  expect(() => parseOptions(given)).toThrow(`${reason}: npm run table-cards -- [DIR]`);
});

test('a code has four empty modules on every side', () => {
  const code = renderCode('https://menu.example/Public-Menu-Access?lang=ar');
  expect(code).toContain('viewBox="-4 -4 45 45"');
  expect(code).toContain('<rect x="-4" y="-4" width="45" height="45" fill="#fff">');
});

test('without SITE_URL one line says what is missing', async () => {
  vi.stubEnv('SITE_URL', '');
  await expect(run([])).rejects.toMatchObject({
    name: 'OperatorError',
    message: 'SITE_URL must be set: the cards lead to that site, such as https://menu.example',
  });
});

test('no card is printed for a chain without branches', async () => {
  vi.stubEnv('SITE_URL', 'https://menu.example');
  await expect(run(['--branch', 'nope'])).rejects.toMatchObject({
    name: 'OperatorError',
    message: '--branch nope is not in the menu, which has none',
  });
});

const cardsOf = (branch: string, settings: object = {}) =>
  spawnSync(
    process.execPath,
    ['tools/run.mjs', 'tools/table-cards.ts', '.cache/branch-cards', '--branch', branch],
    {
      env: {
        ...process.env,
        ...settings,
        MENU_RESTAURANT: BRANCHES_RESTAURANT,
        SITE_URL: 'https://menu.example',
      },
      encoding: 'utf8',
    },
  );

test('cards of a branch lead to its path', async () => {
  expect(cardsOf('Olaya').stderr).toBe('');
  const page = await readFile('.cache/branch-cards/index.html', 'utf8');
  expect(page).toContain('aria-label="https://menu.example/Public-Menu-Access/olaya"');
  expect(page).toContain('<span>/Public-Menu-Access/olaya</span>');
  expect(await readFile('.cache/branch-cards/menu-ar.svg', 'utf8')).toBe(
    renderCode('https://menu.example/Public-Menu-Access/olaya?lang=ar'),
  );
  await rm('.cache/branch-cards', { recursive: true });
});

test.each([
  {
    why: 'an unknown branch',
    line: '--branch nope is not in the menu, which has olaya, jeddah-corniche, airport\n',
  },
  {
    why: 'a branch that a pulled menu does not have',
    settings: {
      MENU_CONTENT_FROM: 'firebase',
      MENU_CONTENT_DIR: `${BRANCHES_RESTAURANT}/content`,
    },
    line: '--branch nope is not in the menu, which has olaya, jeddah-corniche, airport\n',
  },
  {
    why: 'a live branch that can have no page',
    settings: FIREBASE_SETTINGS,
    branch: 'ar',
    line: '--branch ar must be of letters from a to z, digits and dashes, and no language\n',
  },
])('no card is printed for $why', ({ settings, branch = 'nope', line }) => {
  const { status, stderr } = cardsOf(branch, settings);
  expect([status, stderr]).toEqual([1, line]);
});
