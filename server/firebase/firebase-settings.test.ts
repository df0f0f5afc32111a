import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { usesFirebase } from './firebase-project.ts';

const ALL = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'menu.example',
  VITE_FIREBASE_PROJECT_ID: 'menu',
  VITE_FIREBASE_STORAGE_BUCKET: 'menu.example',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

test('all settings: Firebase; none: the embedded content', () => {
  expect(usesFirebase(ALL)).toBe(true);
  expect(usesFirebase({})).toBe(false);
  expect(usesFirebase({ VITE_FIREBASE_API_KEY: '' })).toBe(false);
});

test('some settings: the missing ones are named', () => {
  const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID } = ALL;
  expect(() => usesFirebase({ VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID })).toThrow(
    'The Firebase settings are incomplete. Missing: VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_STORAGE_BUCKET',
  );
});

test('with a server that pulls, the page reads the content folder', () => {
  expect(usesFirebase({ ...ALL, MENU_CONTENT_FROM: 'firebase' })).toBe(false);
  expect(usesFirebase({ ...ALL, MENU_CONTENT_FROM: 'folder' })).toBe(true);
  expect(() => usesFirebase({ ...ALL, MENU_CONTENT_FROM: 'Firebase' })).toThrow(
    'MENU_CONTENT_FROM must be folder or firebase, but is "Firebase"',
  );
});

test('the sources of the page get the settings of the process, and no others', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'menu-settings-'));
  await writeFile(path.join(root, '.env.production'), 'VITE_FIREBASE_APP_ID=other');
  vi.stubEnv('VITE_WEB_VITALS_URL', 'https://vitals.example');
  const inline = { root, configFile: path.resolve('vite.config.ts') };
  const { env } = await resolveConfig(inline, 'build', 'production');
  expect(env).toMatchObject({ VITE_WEB_VITALS_URL: 'https://vitals.example' });
  expect(env).not.toHaveProperty('VITE_FIREBASE_APP_ID');
  vi.unstubAllEnvs();
  await removeFolder(root);
});
