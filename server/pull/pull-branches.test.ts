import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { BRANCHES } from '../../src/content/backend.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { BRANCHES_RESTAURANT, testBuild } from '../../tests/support/test-build.ts';
import { EDITION } from '../content-folder.ts';
import { createServer } from '../create-server.ts';
import { rendererFolder } from '../renderer.ts';
import { run } from './commands.ts';

const given = providePull(3);

const OLAYA = {
  id: 'olaya',
  nameEn: 'Olaya',
  soldOut: ['1'],
  prices: { 0: '170', 2: { en: '9' } },
};

function setBranches(branches: readonly (typeof OLAYA)[]): void {
  const { collections, files } = given.chain.content;
  given.chain.standIn.setContent({ collections: { ...collections, [BRANCHES]: branches }, files });
}

/** Pulls in a process of its own. */
async function start(command: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...command, 'pull', given.pulled.folder], {
    env: { ...process.env, ...given.chain.settings, MENU_RESTAURANT: BRANCHES_RESTAURANT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}

/** Pulls in this process, and returns what it prints. */
async function pullHere(readsBranches?: () => Promise<boolean>): Promise<string> {
  for (const [name, value] of Object.entries(given.chain.settings)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await run(['pull', given.pulled.folder], readsBranches);
  vi.unstubAllEnvs();
  return String(log.mock.calls);
}

const NPM = ['tools/run.mjs', 'server/pull/commands.ts'];
const queries = () => given.chain.standIn.requests.filter((line) => line.includes(BRANCHES));

test.each([
  { who: 'npm run pull', command: () => NPM },
  {
    who: 'a container',
    command: () => [path.join(rendererFolder(testBuild('BRANCHES')), 'main.mjs')],
  },
])('$who brings the branches by one read, and the server shows them', async ({ command }) => {
  given.chain.standIn.resetCounts();
  setBranches([OLAYA]);
  await start(command());
  expect(queries()).toEqual([`query ${BRANCHES}`]);
  const folders = { build: testBuild('BRANCHES'), content: given.pulled.folder };
  const app = await createServer(folders, {});
  const page = await app.inject('/Public-Menu-Access/olaya');
  expect(page.body).toMatch(/170(?:<[^>]*>| )*SR/);
  expect(page.body).toContain('Sold out');
  expect(JSON.parse((await app.inject(`/content/${BRANCHES}.json`)).body)).toEqual([OLAYA]);
  await app.close();

  setBranches([{ ...OLAYA, soldOut: [] }]);
  expect(await pullHere(async () => true)).toContain('1 branch changed');
});

test('without "branches: true" they are not read', async () => {
  given.chain.standIn.resetCounts();
  setBranches([OLAYA]);
  await pullHere();
  expect(queries()).toEqual([]);
  const edition = await readFile(path.join(given.pulled.folder, EDITION), 'utf8');
  expect(edition).not.toContain(BRANCHES);
});

test.each([
  { why: 'without its brand', text: 'export const marke = {};', reason: 'must export "brand"' },
  { why: 'that does not load', text: 'export const brand = {{', reason: 'cannot be read: .*' },
])('a menu.config.ts $why is one line', async ({ text: config, reason }) => {
  const restaurant = await mkdtemp('.cache/pull-brand-');
  await writeFile(path.join(restaurant, 'menu.config.ts'), config);
  const { status, stderr } = spawnSync(process.execPath, [...NPM, 'pull'], {
    env: { ...process.env, ...given.chain.settings, MENU_RESTAURANT: restaurant },
    encoding: 'utf8',
  });
  await removeFolder(restaurant);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^menu\\.config\\.ts ${reason}\n$`));
});
