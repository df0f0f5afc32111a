import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { CONTENT_POLICY, IMMUTABLE, serviceWorkerPolicy } from '../../server/security-headers.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import {
  headersFile,
  hostingConfig,
  otherSpellings,
  REDIRECTS,
  writeHostFiles,
} from './host-files.ts';
import { hostRules } from './host-rules.ts';

const rules = async (environment = {}) =>
  hostRules((await loadRenderer(testBuild())).assets, environment);

/** All headers that the rules of a `_headers` file give an address, the same one as often as it is given. */
function headersOf(file: string, address: string): readonly (readonly [string, string])[] {
  const blocks = file.split(/^(?=\/)/m).map((block) => block.trim().split('\n'));
  return blocks.flatMap(([pattern = '', ...lines]) => {
    const expression = pattern.replaceAll(/:\w+/g, '[^/]+').replaceAll('*', '.*');
    if (!new RegExp(`^${expression}$`).test(address)) return [];
    return lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')] as const;
    });
  });
}

const HASH = 'a1'.repeat(32);

test.each([
  { address: '/Public-Menu-Access', policy: 'pagePolicy', cached: undefined },
  { address: '/Public-Menu-Access/ar/', policy: 'pagePolicy', cached: undefined },
  { address: '/assets/main-abc.js', policy: 'pagePolicy', cached: IMMUTABLE },
  { address: '/service-worker.js', policy: 'workerPolicy', cached: undefined },
  { address: '/content/SteakHouseMenu.json', policy: 'contentPolicy', cached: undefined },
  { address: `/content/pictures/${HASH}.webp`, policy: 'contentPolicy', cached: IMMUTABLE },
  {
    address: `/content/_sized/320/pictures/${HASH}.webp.avif`,
    policy: 'contentPolicy',
    cached: IMMUTABLE,
  },
] as const)('_headers gives $address each header once', async ({ address, policy, cached }) => {
  const pulled = await rules({ MENU_CONTENT_FROM: 'firebase' });
  const given = headersOf(headersFile(pulled), address);
  expect(new Set(given.map(([name]) => name)).size).toBe(given.length);
  const {
    'cache-control': _,
    'content-security-policy': pagePolicy,
    ...headers
  } = pulled.everywhere;
  const policies = {
    pagePolicy,
    contentPolicy: CONTENT_POLICY,
    workerPolicy: serviceWorkerPolicy({}),
  };
  expect(Object.fromEntries(given)).toEqual({
    ...headers,
    'content-security-policy': policies[policy],
    ...(cached ? { 'cache-control': cached } : {}),
  });
});

test('pictures are immutable only where they were pulled', async () => {
  const file = headersFile(await rules());
  const names = headersOf(file, '/content/pictures/logo.webp').map(([name]) => name);
  expect(names).not.toContain('cache-control');
});

test('the build writes _headers and _redirects', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-hosts-'));
  await writeHostFiles(folder, await rules());
  const written = await readFile(path.join(folder, '_headers'), 'utf8');
  expect(written).toBe(headersFile(await rules()));
  const redirects = await readFile(path.join(folder, '_redirects'), 'utf8');
  await removeFolder(folder);
  expect(redirects).toBe(REDIRECTS);
  expect(redirects.split('\n')).toEqual([
    '/ /Public-Menu-Access 302!',
    '/ /Public-Menu-Access 302',
    '/public-menu-access /Public-Menu-Access 301',
    '/PUBLIC-MENU-ACCESS /Public-Menu-Access 301',
    '/Public-Menu-Access lang=ar /Public-Menu-Access/ar/ 200!',
    '/Public-Menu-Access /Public-Menu-Access/ 200',
    '',
  ]);
});

// https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/; Netlify's are higher.
const CLOUDFLARE = { headerRules: 100, headerLine: 2000, redirectLine: 1000 };

test('the files keep to the limits of Cloudflare, with every setting that lengthens them', async () => {
  const host = `${'emulator.'.repeat(20)}example:8080`;
  const longest = await rules({
    VITE_FIREBASE_PROJECT_ID: 'menu',
    VITE_FIRESTORE_EMULATOR_HOST: host,
    VITE_FIREBASE_STORAGE_EMULATOR_HOST: host,
    VITE_WEB_VITALS_URL: `https://${'vitals.'.repeat(20)}example/`,
    HSTS_INCLUDE_SUBDOMAINS: 'true',
  });
  const lines = headersFile(longest).split('\n');
  const addresses = lines.filter((line) => line.startsWith('/'));
  expect(lines.filter((line) => line.length > CLOUDFLARE.headerLine)).toEqual([]);
  expect(addresses.length).toBeLessThanOrEqual(CLOUDFLARE.headerRules);
  // One splat a rule.
  expect(addresses.filter((rule) => !/^[^*]+\*?$/.test(rule))).toEqual([]);

  const redirects = REDIRECTS.trim().split('\n');
  expect(redirects.filter((line) => line.length > CLOUDFLARE.redirectLine)).toEqual([]);
  // Cloudflare reads a source, a destination and a status, and one rule for each source.
  const read = redirects.filter((line) => /^\S+ \S+ (?:200|30[12378])$/.test(line));
  const sources = read.map((line) => line.split(' ')[0]);
  expect(sources).toEqual([
    '/',
    '/public-menu-access',
    '/PUBLIC-MENU-ACCESS',
    '/Public-Menu-Access',
  ]);
});

const PROJECT = { VITE_FIREBASE_PROJECT_ID: 'menu' };

async function configFor(environment: Readonly<Record<string, string>>) {
  return hostingConfig(await rules(environment));
}

async function headersFor(environment: Readonly<Record<string, string>>) {
  const [everywhere] = (await configFor(environment)).hosting.headers;
  return new Map(everywhere?.headers.map(({ key, value }) => [key, value]));
}

test('the policy allows connections to Firebase only', async () => {
  const policy = (await headersFor(PROJECT)).get('content-security-policy');
  expect(policy).toContain(
    "connect-src 'self' https://firestore.googleapis.com https://firebasestorage.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe');
});

test('settings for the server apply to Hosting too', async () => {
  const headers = await headersFor({
    ...PROJECT,
    VITE_WEB_VITALS_URL: 'https://vitals.example/collect?a=b',
    HSTS_INCLUDE_SUBDOMAINS: 'true',
  });
  expect(headers.get('content-security-policy')).toMatch(
    /connect-src [^;]* https:\/\/vitals.example;/,
  );
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  const usual = await headersFor({});
  expect(usual.get('strict-transport-security')).toBe('max-age=31536000');
});

/** Node 20 has no `(?i:…)`; a class of both cases means the same here. */
const toJavaScript = (re2: string) =>
  new RegExp(
    re2.replaceAll(/\(\?i:([^)]*)\)/g, (_, text: string) =>
      text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`),
    ),
  );

test.each([
  { path: '/public-menu-access', redirects: true },
  { path: '/PUBLIC-MENU-ACCESS', redirects: true },
  { path: '/Public-Menu-access', redirects: true },
  { path: '/Public-Menu-Access', redirects: false },
  { path: '/Public-Menu-Accessories', redirects: false },
])('hosting redirects $path: $redirects', ({ path, redirects }) => {
  expect(toJavaScript(otherSpellings('/Public-Menu-Access')).test(path)).toBe(redirects);
});

test.each([
  { path: `/content/pictures/${HASH}.webp`, isKept: true },
  { path: `/content/_sized/320/pictures/${HASH}.webp.avif`, isKept: true },
  { path: '/content/pictures/logo.webp', isKept: false },
  { path: '/content/SteakHouseMenu.json', isKept: false },
])('hosting marks $path immutable: $isKept', async ({ path, isKept }) => {
  const { headers } = (await configFor({})).hosting;
  const rule = headers.find(({ regex }) => regex?.includes('pictures'));
  expect(rule?.headers).toEqual([
    { key: 'cache-control', value: 'public, max-age=31536000, immutable' },
  ]);
  expect(new RegExp(rule?.regex ?? '').test(path)).toBe(isKept);
});
