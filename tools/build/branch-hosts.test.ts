import { expect, test } from 'vitest';
import { loadRenderer } from '../../server/renderer.ts';
import { testBuild } from '../../tests/support/test-build.ts';
import { hostingConfig, otherSpellings, REDIRECTS, redirectsFile } from './host-files.ts';
import { hostRules } from './host-rules.ts';

const MENU = '/Public-Menu-Access';

const hostingOf = async (branches: readonly string[]) =>
  hostingConfig(hostRules((await loadRenderer(testBuild())).assets, {}, branches)).hosting;

test('in _redirects a branch has lines of its own', () => {
  expect(redirectsFile(['olaya']).replace(REDIRECTS, '').trim().split('\n')).toEqual([
    '/public-menu-access/olaya /Public-Menu-Access/olaya 301',
    '/PUBLIC-MENU-ACCESS/OLAYA /Public-Menu-Access/olaya 301',
    '/Public-Menu-Access/OLAYA /Public-Menu-Access/olaya 301',
    '/Public-Menu-Access/olaya lang=ar /Public-Menu-Access/olaya/ar/ 200!',
    '/Public-Menu-Access/olaya /Public-Menu-Access/olaya/ 200',
  ]);
});

test('hosting redirects other spellings of a branch', async () => {
  const [, , moved] = (await hostingOf(['olaya'])).redirects;
  const path = `${MENU}/olaya`;
  expect(moved).toEqual({ regex: otherSpellings(path), destination: path, type: 301 });
});

test('hosting has the plain menu for an unknown branch, and only where there are some', async () => {
  const [rewrite] = (await hostingOf(['olaya'])).rewrites ?? [];
  expect(rewrite?.destination).toBe(`${MENU}/index.html`);
  const isUnknown = new RegExp(rewrite?.regex ?? '');
  expect(isUnknown.test(`${MENU}/nope`)).toBe(true);
  expect(isUnknown.test(`${MENU}/index.html`)).toBe(false);
  expect(await hostingOf([])).not.toHaveProperty('rewrites');
});
