import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { createAddressLoader } from './load-address.ts';

let contentFolder: string;

beforeAll(async () => {
  contentFolder = await mkdtemp(path.join(tmpdir(), 'menu-doctor-'));
  await mkdir(path.join(contentFolder, 'images'));
  await writeFile(path.join(contentFolder, 'images/عشاء one.webp'), 'a picture');
});
afterAll(() => removeFolder(contentFolder));

const load = (address: string) =>
  createAddressLoader({ contentFolder, allowsLocal: false })(address);

test('what lies in the content folder is read there, however its name is written', async () => {
  const address = new URL('/content/images/عشاء one.webp?v=2', 'https://site.example');
  expect(String(await load(address.pathname + address.search))).toBe('a picture');
});

test('what lies at the root of the site is read from what the build puts there', async () => {
  expect(String(await load('/logo.svg'))).toContain('<svg');
});

test.each([
  { why: 'a file that is not there', address: '/content/images/gone.webp', reason: 'no such file' },
  { why: 'a folder', address: '/content/images', reason: 'no such file' },
  { why: 'a name that cannot be read', address: '/content/%E0.webp', reason: 'malformed' },
  {
    why: 'a machine that no diner reaches',
    address: 'http://127.0.0.1/a.webp',
    reason: 'public web',
  },
])('$why is refused', async ({ address, reason }) => {
  await expect(load(address)).rejects.toThrow(reason);
});
