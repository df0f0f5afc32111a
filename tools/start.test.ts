import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { serverBundle } from '../tests/support/test-build.ts';
import { run } from './start.ts';

let folder: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-start-'));
  await cp(CONTENT, path.join(folder, 'content'), {
    recursive: true,
    filter: (file) => !file.includes('images'),
  });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const child of running.splice(0)) child.kill('SIGKILL');
  await removeFolder(folder);
});

const START = ['tools/run.mjs', 'tools/start.ts'];
/** What a container runs: the same server without the build. */
const BUNDLE = [serverBundle()];

function start(
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = START,
  program = process.execPath,
) {
  const child = spawn(program, options, {
    env: {
      ...process.env,
      PORT: '0',
      MENU_CONTENT_DIR: path.join(folder, 'content'),
      ...environment,
    },
  });
  running.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit').then(([code]) => ({ code, output }));
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const address = /Menu ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  return { child, exit, ready };
}

test('says in one line each where the menu is and how many mistakes it has, serves it, and stops on SIGTERM once a request in flight is answered', async () => {
  const { child, exit, ready } = start({});
  const isChecked = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => /npm run check/.test(chunk) && resolve(true));
  });
  const page = await fetch(await ready);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  await isChecked;

  const address = new URL('/content/SteakHouseMenu.json', await ready);
  const body = new Promise<string>((resolve, reject) => {
    get(address, (response) => {
      child.kill('SIGTERM');
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(text));
    }).on('error', reject);
  });
  expect(JSON.parse(await body).length).toBeGreaterThan(60);
  const { code, output } = await exit;
  expect(code).toBe(0);
  expect(output).toMatch(
    /^SITE_URL is not set: .*\nMenu ready at http:\/\/127\.0\.0\.1:\d+\/Public-Menu-Access\n\d+ errors, \d+ warnings: npm run check\n$/m,
  );
});

test('the server stops when npm gets a signal, though npm’s shell does not pass it on', async () => {
  const { child, ready } = start({}, ['start'], 'npm');
  const address = await ready;
  expect((await fetch(address)).status).toBe(200);
  child.kill('SIGTERM');
  const isAnswered = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isAnswered, { timeout: 30_000 }).toBe(false);
}, 60_000);

/** What `tools/run.mjs` prints as one line, with exit code 1. */
const failure = (message: RegExp) => ({
  name: 'OperatorError',
  message: expect.stringMatching(message),
});

test.each([
  {
    why: 'a missing content folder',
    prepare: () => rm(path.join(folder, 'content'), { recursive: true }),
    message: /^The content folder does not exist: .*content$/,
  },
  {
    why: 'a missing file',
    prepare: () => rm(path.join(folder, 'content/SHAdminHero.json')),
    message: /^Cannot read .*SHAdminHero\.json: .*no such file[^\n]*$/,
  },
  {
    why: 'broken JSON',
    prepare: () => writeFile(path.join(folder, 'content/SteakHouseMenu.json'), '[{"id":\n'),
    message: /^.*SteakHouseMenu\.json is not usable: .*JSON[^\n]*$/,
  },
  {
    why: 'JSON of another shape',
    prepare: () => writeFile(path.join(folder, 'content/SteakHouseMenu.json'), '{}'),
    message: /^.*SteakHouseMenu\.json is not usable: must be an array of documents$/,
  },
])('$why is one clear line', async ({ prepare, message }) => {
  await prepare();
  vi.stubEnv('MENU_CONTENT_DIR', path.join(folder, 'content'));
  await expect(run()).rejects.toMatchObject(failure(message));
});

test.each([
  { name: 'HSTS_INCLUDE_SUBDOMAINS', value: 'yes', wanted: 'true or false' },
  { name: 'PORT', value: 'x', wanted: 'a number from 0 to 65535' },
])('$name=$value is one line', async ({ name, value, wanted }) => {
  vi.stubEnv(name, value);
  const message = `${name} must be ${wanted}, but is "${value}"`;
  await expect(run()).rejects.toMatchObject({ name: 'OperatorError', message });
});

test('broken content, a taken port and an invalid host end it: one clear line and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const taken = await start({ PORT: port }, BUNDLE).exit;
  other.close();
  expect(taken).toEqual({
    code: 1,
    output: `HOST and PORT cannot be used: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  });
  const elsewhere = await start({ HOST: '256.0.0.1' }, BUNDLE).exit;
  expect(elsewhere).toEqual({
    code: 1,
    output: 'HOST and PORT cannot be used: getaddrinfo ENOTFOUND 256.0.0.1\n',
  });
  await writeFile(path.join(folder, 'content/SteakHouseMenu.json'), '{}');
  expect(await start({}, BUNDLE).exit).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+SteakHouseMenu\.json is not usable: [^\n]+\n$/),
  });
});
