import { expect, test } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import { hostingConfig, otherSpellings, REDIRECTS, redirectsFile } from './host-files.ts';
import { hostRules } from './host-rules.ts';

const MENU = '/Public-Menu-Access';

const hostingOf = async (branches: readonly string[]) =>
  hostingConfig(hostRules((await loadRenderer(testBuild())).assets, {}, branches)).hosting;

const liveRules = async () =>
  hostRules((await loadRenderer(testBuild('FIREBASE_BRANCHES'))).assets, {}, [], true);

test('in _redirects a branch has lines of its own', () => {
  expect(redirectsFile(['olaya'], false).replace(REDIRECTS, '').trim().split('\n')).toEqual([
    '/public-menu-access/olaya /Public-Menu-Access/olaya 301',
    '/PUBLIC-MENU-ACCESS/OLAYA /Public-Menu-Access/olaya 301',
    '/Public-Menu-Access/OLAYA /Public-Menu-Access/olaya 301',
    '/Public-Menu-Access/olaya lang=ar /Public-Menu-Access/olaya/ar/ 200!',
    '/Public-Menu-Access/olaya /Public-Menu-Access/olaya/ 200',
  ]);
});

test('in _redirects a branch without letters does not lead to itself', () => {
  const lines = redirectsFile(['12'], false).trim().split('\n');
  expect(lines.filter((line) => /^(\S+) \1 /.test(line))).toEqual([]);
});

test('hosting redirects other spellings of a branch', async () => {
  const [, , moved, english] = (await hostingOf(['olaya'])).redirects;
  const path = `${MENU}/olaya`;
  expect(moved).toEqual({ regex: otherSpellings(path), destination: path, type: 301 });
  expect(english).toEqual({ source: `${path}/en`, destination: path, type: 301 });
});

test('hosting has the plain menu for an unknown branch, and only where there are some', async () => {
  const [rewrite] = (await hostingOf(['olaya'])).rewrites ?? [];
  expect(rewrite?.destination).toBe(`${MENU}/index.html`);
  const isUnknown = new RegExp(rewrite?.regex ?? '');
  for (const path of ['/nope', '/nope/ar', '/nope/en']) {
    expect(isUnknown.test(MENU + path)).toBe(true);
  }
  expect(isUnknown.test(`${MENU}/index.html`)).toBe(false);
  expect(await hostingOf([])).not.toHaveProperty('rewrites');
});

test('a live page reads its branches itself: each path has it, on every host', async () => {
  const rules = await liveRules();
  expect(hostingConfig(rules).hosting.rewrites).toHaveLength(1);
  const lines = redirectsFile(rules.branches, rules.hasLiveBranches).trim().split('\n');
  expect(lines.slice(-3)).toEqual([
    '/Public-Menu-Access/ar /Public-Menu-Access/ar/ 200',
    '/Public-Menu-Access/:branch/ar /Public-Menu-Access/ar/ 200',
    '/Public-Menu-Access/:branch /Public-Menu-Access/ 200',
  ]);
});
