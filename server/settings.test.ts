import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

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
