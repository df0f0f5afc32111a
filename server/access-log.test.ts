import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLLECTIONS } from '../src/content/backend.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { serverBundle } from '../tests/support/test-build.ts';

let folder: string;

const SITE_URL = 'https://menu.example';

/** Without pictures, which would be sized at the start. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-log-'));
  for (const name of COLLECTIONS) {
    await cp(`${CONTENT}/${name}.json`, path.join(folder, `${name}.json`));
  }
});
afterAll(() => removeFolder(folder));

/** Serves the tests' menu with the bundle that a container runs. */
async function serveWith(ACCESS_LOG: string, visit: (origin: string) => Promise<void>) {
  const child = spawn(process.execPath, [serverBundle()], {
    env: { ...process.env, PORT: '0', MENU_CONTENT_DIR: folder, ACCESS_LOG, SITE_URL },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const ready = /Menu ready at (http:\S+)\/Public-Menu-Access/;
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(ready);
  await visit(ready.exec(output)?.[1] ?? '');
  child.kill('SIGTERM');
  await once(child, 'exit');
  return output.trim().split('\n');
}

const visit = async (origin: string) => {
  const headers = { 'user-agent': 'SECRET', 'accept-encoding': 'identity' };
  await (await fetch(`${origin}/Public-Menu-Access?dish=SECRET`, { headers })).text();
  await (await fetch(`${origin}/logo.svg`, { headers, method: 'HEAD' })).text();
  await (await fetch(`${origin}/nope`, { headers })).text();
};

test('ACCESS_LOG=json: one line a response, which says nothing about the diner', async () => {
  const lines = await serveWith('json', visit);
  const responses = lines.filter((line) => line.includes('"method"'));
  expect(responses.map((line) => JSON.parse(line))).toEqual([
    line('GET', '/Public-Menu-Access', 200, expect.any(Number)),
    line('HEAD', '/logo.svg', 200, 0),
    line('GET', '/nope', 404, expect.any(Number)),
  ]);
  expect(JSON.parse(responses[0] ?? '').bytes).toBeGreaterThan(30_000);
  expect(lines.join()).not.toMatch(/SECRET|remote|reqId|hostname/);
});

function line(method: string, path: string, status: number, bytes: unknown) {
  const time = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/);
  return { level: 'info', time, method, path, status, ms: expect.any(Number), bytes };
}

test('ACCESS_LOG=off: no line', async () => {
  expect(await serveWith('off', visit)).toEqual([expect.stringMatching(/^Menu ready at /)]);
});
