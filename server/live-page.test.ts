import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIREBASE_BUILD_SETTINGS } from '../tests/support/firebase-build.ts';
import { CONTENT } from '../tests/support/restaurant/folder.ts';
import { testBuild } from '../tests/support/test-build.ts';
import { createServer } from './create-server.ts';

let app: Awaited<ReturnType<typeof createServer>>;

beforeAll(async () => {
  const folders = { build: testBuild('FIREBASE'), content: path.resolve(CONTENT) };
  app = await createServer(folders, FIREBASE_BUILD_SETTINGS);
});
afterAll(() => app.close());

test('a page that reads Firebase itself is served empty', async () => {
  const { statusCode, body } = await app.inject('/Public-Menu-Access');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});

test.each([
  '/content/SteakHouseMenu.json',
  '/content/images/hero/steak.webp',
  '/content/_sized/320/images/hero/steak.webp.avif',
  '/content/_preview/images/hero/steak.webp.jpg',
])('the folder’s own menu is not published beside it: %s', async (address) => {
  expect((await app.inject(address)).statusCode).toBe(404);
});
