import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FIREBASE_SETTINGS } from '../../tests/support/firebase-build.ts';
import { loadStandInContent } from '../../tests/support/firebase-content.ts';
import type { StandInContent } from '../../tests/support/firebase-stand-in/content.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from '../../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { fetchCollections, readFirebaseProject, refuseUnusedProject } from './firebase-project.ts';
import { FileRefused, lookUpStorageFile } from './storage-file.ts';

let standIn: FirebaseStandIn;
let content: StandInContent;

beforeAll(async () => {
  content = await loadStandInContent();
  standIn = await startFirebaseStandIn(content);
});
afterEach(() => standIn.setFault());
afterAll(() => standIn.close());

function project() {
  return readFirebaseProject(
    {
      ...FIREBASE_SETTINGS,
      VITE_FIRESTORE_EMULATOR_HOST: standIn.host,
      VITE_FIREBASE_STORAGE_EMULATOR_HOST: standIn.host,
    },
    false,
  );
}

test('missing settings are named', () => {
  const { VITE_FIREBASE_APP_ID, VITE_FIREBASE_API_KEY, ...rest } = FIREBASE_SETTINGS;
  expect(() => readFirebaseProject(rest, false)).toThrow(
    'The Firebase settings are incomplete. Missing: VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID',
  );
});

test('a copy of .env.example that names a project does not ask for the embedded content', async () => {
  const example = parseEnv(await readFile('.env.example', 'utf8'));
  expect(() => refuseUnusedProject({ ...example, ...FIREBASE_SETTINGS })).toThrow(
    /^MENU_CONTENT_FROM is missing beside VITE_FIREBASE_API_KEY/,
  );
});

test('a wrong setting is named', () => {
  expect(() =>
    readFirebaseProject(
      { ...FIREBASE_SETTINGS, VITE_FIRESTORE_EMULATOR_HOST: 'a wrong one' },
      false,
    ),
  ).toThrow('VITE_FIRESTORE_EMULATOR_HOST must be host:port, but is "a wrong one"');
});

test('without emulators, the hosts of Google are used', () => {
  const { database, storage } = readFirebaseProject(
    {
      ...FIREBASE_SETTINGS,
      VITE_FIRESTORE_EMULATOR_HOST: '',
      VITE_FIREBASE_STORAGE_EMULATOR_HOST: '',
    },
    false,
  );
  expect([database.emulatorHost, storage.emulatorHost]).toEqual([undefined, undefined]);
});

test('the three collections are read, each by one request', async () => {
  standIn.resetCounts();
  const collections = await fetchCollections(project());
  const sizes = [...collections].map(([name, documents]) => [name, documents.length]);
  const stored = Object.entries(content.collections);
  expect(sizes).toEqual(stored.map(([name, documents]) => [name, documents.length]));
  expect(standIn.requests.filter((request) => request.startsWith('POST'))).toHaveLength(3);
});

test.each([
  {
    why: 'a refusal',
    fault: { service: 'firestore', kind: 'permission-denied', collection: 'SteakHouseMenu' },
    message: /^menu cannot be read: reading SteakHouseMenu: the answer was 403$/,
  },
  {
    why: 'a connection that dies half-way',
    fault: { service: 'firestore', kind: 'drop', collection: 'SHAdminHero' },
    message: /^menu cannot be read: terminated/,
  },
  {
    why: 'no connection',
    fault: { service: 'all', kind: 'offline' },
    message: /^menu cannot be read: fetch failed: (other side closed|read ECONNRESET)/,
  },
] as const)('$why is one clear line', async ({ fault, message }) => {
  standIn.setFault(fault);
  await expect(fetchCollections(project())).rejects.toThrow(message);
});

test('a path in Storage is looked up; a missing one is refused', async () => {
  const file = await lookUpStorageFile(project(), '/images/hero/steak.webp');
  expect(file.version).toMatch(/==$/);
  expect((await fetch(file.downloadUrl)).headers.get('content-type')).toBe('image/webp');
  await expect(lookUpStorageFile(project(), 'gone.webp')).rejects.toThrow(FileRefused);
  standIn.setFault({ service: 'storage', kind: 'http-error', status: 503 });
  await expect(lookUpStorageFile(project(), 'gone.webp')).rejects.not.toThrow(FileRefused);
});
