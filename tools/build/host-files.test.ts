import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { IMMUTABLE } from '../../server/security-headers.ts';
import { headersFile } from './host-files.ts';
import { hostRules } from './host-rules.ts';

const rules = async () => hostRules((await loadRenderer('dist')).assets, {});

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
  const { headers, ...policies } = await rules();
  const given = headersOf(headersFile({ headers, ...policies }, true), address);
  expect(new Set(given.map(([name]) => name)).size).toBe(given.length);
  expect(Object.fromEntries(given)).toEqual({
    ...headers,
    'content-security-policy': policies[policy],
    ...(cached ? { 'cache-control': cached } : {}),
  });
});

test('pictures are immutable only where they were pulled', async () => {
  const file = headersFile(await rules(), false);
  const names = headersOf(file, '/content/pictures/logo.webp').map(([name]) => name);
  expect(names).not.toContain('cache-control');
});

test('the build writes _headers and _redirects', async () => {
  const { assets } = await loadRenderer('dist');
  const written = await readFile('dist/_headers', 'utf8');
  expect(written).toBe(headersFile(hostRules(assets, process.env), false));
  expect((await readFile('dist/_redirects', 'utf8')).split('\n')).toEqual([
    '/ /Public-Menu-Access 302',
    '/public-menu-access /Public-Menu-Access 301',
    '/PUBLIC-MENU-ACCESS /Public-Menu-Access 301',
    '/Public-Menu-Access lang=ar /Public-Menu-Access/ar/ 200!',
    '/Public-Menu-Access /Public-Menu-Access/ 200',
    '',
  ]);
});
