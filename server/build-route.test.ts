import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { serveBuild } from './build-route.ts';

const FILES: Readonly<Record<string, string>> = {
  'build/404.html': 'not on the menu',
  'build/assets/main-2.js': 'new',
  'build/assets/font.woff2': 'new',
  'build/logo.svg': 'new',
  'last/assets/main-1.js': 'old',
  'last/assets/font.woff2': 'old',
  'last/logo.svg': 'old',
  'last/deleted.svg': 'old',
};

let folder: string;
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-builds-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const builds = { build: path.join(folder, 'build'), lastBuild: path.join(folder, 'last') };
  app.setNotFoundHandler(await serveBuild(app, builds));
});
afterAll(async () => {
  await app.close();
  await removeFolder(folder);
});

test.each([
  { address: '/assets/main-2.js', why: 'an asset of the build', body: 'new' },
  { address: '/assets/main-1.js', why: 'an asset that an open page still loads', body: 'old' },
  { address: '/assets/font.woff2', why: 'an asset of both', body: 'new' },
  { address: '/logo.svg', why: 'another file of both', body: 'new' },
  { address: '/deleted.svg', why: 'a file that was deleted since', body: 'not on the menu' },
])('$address: $why', async ({ address, body }) => {
  expect((await app.inject(address)).body).toBe(body);
});
