import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FIREBASE_SETTINGS } from '../../tests/support/firebase-build.ts';
import {
  type FirebaseStandIn,
  startFirebaseStandIn,
} from '../../tests/support/firebase-stand-in/firebase-stand-in.ts';
import { removeFolder } from '../../tests/support/remove-folder.ts';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { createAddressLoader, openFirebase } from './open-content.ts';
import { examine } from './report.ts';

describe('a Firebase project', () => {
  let standIn: FirebaseStandIn;

  const slide = (id: string, imageUrl: string) => ({ id, title: id, titleAr: 'شريحة', imageUrl });
  const dish = (id: string, itemImage: string) => ({
    id,
    titleEn: id,
    titleAr: 'طبق',
    categoryEn: 'Steaks',
    allergensEn: 'None',
    allergensAr: 'لا يوجد',
    priceEn: 42,
    priceAr: 42,
    caloriesEn: 780,
    caloriesAr: 780,
    itemImage,
  });

  beforeAll(async () => {
    const small = { width: 640, height: 480, channels: 3, background: 'black' } as const;
    const body = await sharp({ create: small }).webp().toBuffer();
    standIn = await startFirebaseStandIn({ collections: {}, files: {} });
    const addressOf = (path: string) =>
      `http://${standIn.host}/v0/b/menu.example/o/${encodeURIComponent(path)}?alt=media`;
    standIn.setContent({
      collections: {
        SHAdminHero: [slide('steak', '/hero/steak.webp'), slide('gone', 'hero/gone.webp')],
        SteakHouseCategorySequence: [
          { id: 'e', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 },
        ],
        SteakHouseMenu: [
          { ...dish('ribeye', addressOf('hero/steak.webp')), priceEn: true },
          dish('page', addressOf('page.html')),
          dish('nothing', addressOf('nothing.webp')),
          dish('own', '/logo.svg'),
        ],
      },
      files: {
        'hero/steak.webp': { body, contentType: 'image/webp' },
        'page.html': { body: Buffer.from('<h1>Sorry</h1>'), contentType: 'image/webp' },
      },
    });
  });
  afterEach(() => standIn.setFault());
  afterAll(() => standIn.close());

  const open = () =>
    openFirebase(
      {
        ...FIREBASE_SETTINGS,
        VITE_FIRESTORE_EMULATOR_HOST: standIn.host,
        VITE_FIREBASE_STORAGE_EMULATOR_HOST: standIn.host,
      },
      'content',
      false,
    );

  test('a project is read as the page reads it, with its pictures', async () => {
    const { counts, findings } = await examine(await open(), brand);
    expect(counts).toMatchObject({ slides: 2, categories: 1, items: 4, pictures: 6 });
    const lines = findings.map(({ severity, id, field, message }) =>
      [severity, id, field, message].join(' '),
    );
    expect(lines.toSorted()).toEqual([
      'error gone imageUrl looking up hero/gone.webp: the answer was 404, so the slide is not shown',
      expect.stringMatching(
        /^error nothing itemImage .*404, so the dish is shown without a picture$/,
      ),
      expect.stringMatching(/^error page itemImage the file is cut off, damaged or no picture/),
      expect.stringMatching(/^error ribeye priceEn must be a text/),
      expect.stringMatching(/^warning ribeye itemImage it is less than 960 pixels wide/),
      expect.stringMatching(/^warning steak imageUrl it is less than 960 pixels wide/),
    ]);
    expect(new Set(findings.map(({ file }) => file))).toEqual(
      new Set(['SHAdminHero', 'SteakHouseMenu']),
    );
    expect(standIn.requests.filter((line) => line.startsWith('query '))).toHaveLength(3);
  });

  test('a slide whose file cannot be downloaded counts as missing', async () => {
    standIn.setFault({ service: 'storage', kind: 'http-error', status: 503, of: 'media' });
    const { findings } = await examine(await open(), brand);
    expect(findings.map(({ id }) => id)).toContain('steak');
  });

  test('an unreadable project is one clear line', async () => {
    standIn.setFault({
      service: 'firestore',
      kind: 'permission-denied',
      collection: 'SHAdminHero',
    });
    await expect(open()).rejects.toThrow(/^menu cannot be read: .*403$/);
  });

  test('without settings there is no project', async () => {
    await expect(openFirebase({}, 'content', false)).rejects.toThrow('VITE_FIREBASE_PROJECT_ID');
  });
});

describe('addresses of pictures', () => {
  let contentFolder: string;

  beforeAll(async () => {
    contentFolder = await mkdtemp(path.join(tmpdir(), 'menu-check-content-'));
    await mkdir(path.join(contentFolder, 'images'));
    await writeFile(path.join(contentFolder, 'images/عشاء one.webp'), 'a picture');
  });
  afterAll(() => removeFolder(contentFolder));

  const load = (address: string) => createAddressLoader(contentFolder)(address);

  test('files of the content folder are read from it, however their names are encoded', async () => {
    const address = new URL('/content/images/عشاء one.webp?v=2', 'https://site.example');
    expect(String(await load(address.pathname + address.search))).toBe('a picture');
  });

  test('files at the root of the site are read from the public folder', async () => {
    expect(String(await load('/logo.svg'))).toContain('<svg');
  });

  test.each([
    {
      why: 'a file that is not there',
      address: '/content/images/gone.webp',
      reason: 'no such file',
    },
    { why: 'a folder', address: '/content/images', reason: 'no such file' },
    { why: 'a malformed name', address: '/content/%E0.webp', reason: 'malformed' },
    {
      why: 'an address that no diner can reach',
      address: 'http://127.0.0.1/a.webp',
      reason: 'public web',
    },
  ])('$why is refused', async ({ address, reason }) => {
    await expect(load(address)).rejects.toThrow(reason);
  });
});
