import { expect, test } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import { hostRules } from './host-rules.ts';
import { hostingConfig, otherSpellings } from './hosting-config.ts';

const PROJECT = { VITE_FIREBASE_PROJECT_ID: 'menu' };

async function configFor(environment: Readonly<Record<string, string>>) {
  const { assets } = await loadRenderer(testBuild());
  return hostingConfig(hostRules(assets, environment));
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

const HASH = 'a1'.repeat(32);

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
