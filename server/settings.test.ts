import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings, SETTING_NAMES } from './settings.ts';

test.each([
  { why: 'the embedded content', settings: {}, folder: 'content' },
  { why: 'a named folder', settings: { MENU_CONTENT_DIR: 'a' }, folder: 'a' },
  {
    why: 'pulled content',
    settings: { MENU_CONTENT_FROM: 'firebase' },
    folder: '.cache/edition',
  },
  {
    why: 'pulled content in a named folder',
    settings: { MENU_CONTENT_FROM: 'firebase', MENU_CONTENT_DIR: 'a' },
    folder: 'a',
  },
])('the served folder: $why', ({ settings, folder }) => {
  expect(readSettings(settings).contentDir).toBe(path.resolve(folder));
});

test('content is pulled every minute, or every MENU_REFRESH_S seconds', () => {
  expect(readSettings({}).refreshSeconds).toBe(60);
  expect(readSettings({ MENU_REFRESH_S: '300' }).refreshSeconds).toBe(300);
});

test.each(['0', '-1', 'often', '90000'])('MENU_REFRESH_S=%s is a clear error', (value) => {
  expect(() => readSettings({ MENU_REFRESH_S: value })).toThrow(
    `MENU_REFRESH_S must be a number from 1 to 86400, but is "${value}"`,
  );
});

test.each(['0', '80', '8080', '65535'])('PORT may be %s', (PORT) => {
  expect(readSettings({ PORT }).port).toBe(Number(PORT));
});

test.each(['65536', '80800', '-1', '1e3', '0x50', '80.0', '8o8o', ' ', '80 '])(
  'PORT may not be "%s"',
  (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(
      `PORT must be a number from 0 to 65535, but is "${PORT}"`,
    );
  },
);

test('one line names every wrong value', () => {
  const wrong = {
    HSTS_INCLUDE_SUBDOMAINS: 'yes',
    MENU_CONTENT_FROM: 'Firebase',
    MENU_MAX_AGE_S: '1h',
    SITE_URL: 'menu.example',
    ACCESS_LOG: 'text',
    VITE_FIRESTORE_EMULATOR_HOST: 'http://localhost:8080',
    VITE_WEB_VITALS_URL: '/vitals',
  };
  expect(() => readSettings(wrong)).toThrow(
    [
      'MENU_CONTENT_FROM must be folder or firebase, but is "Firebase"',
      'MENU_MAX_AGE_S must be a number from 1 to 31536000, but is "1h"',
      'SITE_URL must be the address of a site, such as https://menu.example, but is "menu.example"',
      'HSTS_INCLUDE_SUBDOMAINS must be true or false, but is "yes"',
      'ACCESS_LOG must be json or off, but is "text"',
      'VITE_FIRESTORE_EMULATOR_HOST must be host:port, but is "http://localhost:8080"',
      'VITE_WEB_VITALS_URL must be a whole address, but is "/vitals"',
    ].join('; '),
  );
});

test('an empty value counts as none', async () => {
  const names = (await readFile('.env.example', 'utf8')).matchAll(/^(\w+)=/gm);
  const empty = Object.fromEntries(Array.from(names, ([, name]) => [name, '']));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('.env.example holds valid values and every setting, as Node reads it', async () => {
  const text = await readFile('.env.example', 'utf8');
  const example = parseEnv(text);
  expect(readSettings(example)).toEqual(readSettings({}));
  expect(Object.keys(example).toSorted()).toEqual(SETTING_NAMES.toSorted());
  expect(text.split('\n').filter((line) => !/^(?:$|# |\w+=)/.test(line))).toEqual([]);
});
