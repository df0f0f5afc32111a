import { readFile } from 'node:fs/promises';
import { ALL_COLLECTIONS, BRANCHES } from '../../src/content/backend.ts';
import { BRANCHES_CONTENT } from '../support/branches-test.ts';
import { card } from '../support/cards.ts';
import { FIREBASE_BUILD_SETTINGS } from '../support/firebase-build.ts';
import type { StandInDocument } from '../support/firebase-stand-in/content.ts';
import { BACKEND_TROUBLE, test as base, untilStored } from '../support/firebase-test.ts';
import { sizeQuickly } from '../support/quick-pictures.ts';
import { startSite } from '../support/site.ts';
import { expect } from '../support/test.ts';
import { testBuild } from '../support/test-build.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

const MENU = '/Public-Menu-Access';
const T_BONE = 'Dry-Aged T-Bone 600 g';

const readDocuments = async (name: string): Promise<readonly StandInDocument[]> =>
  JSON.parse(await readFile(`${BRANCHES_CONTENT}/${name}.json`, 'utf8'));

/** The restaurant with branches, whose page reads Firebase itself. */
const test = base.extend({
  standInContent: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const read = ALL_COLLECTIONS.map(async (name) => [name, await readDocuments(name)] as const);
      const body = await readFile(`${BRANCHES_CONTENT}/images/ribeye.webp`);
      const files = { 'images/ribeye.webp': { body, contentType: 'image/webp' } };
      await use({ collections: Object.fromEntries(await Promise.all(read)), files });
    },
    { scope: 'worker' },
  ],
  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite({
        folder: testBuild('FIREBASE_BRANCHES'),
        settings: FIREBASE_BUILD_SETTINGS,
        source: BRANCHES_CONTENT,
        sizePicture: sizeQuickly,
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

// One worker: another one would start a site and a stand-in of its own.
test.describe.configure({ mode: 'default' });

// The dishes' own pictures are paths in a content folder.
test.beforeEach(({ expectedTrouble }) => {
  expectedTrouble.push(/ribeye\.webp|404/);
});

test('a live page reads the branches once, at a branch only, and shows it without a network too', async ({
  page,
  context,
  standIn,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_|Failed to load|request failed/);
  await forgetCache(context);
  const queries = () => standIn.requests.filter((line) => line === `query ${BRANCHES}`);
  await untilStored(page, () => page.goto(MENU));
  await expect(card(page, T_BONE)).toContainText('295 SR');
  expect(queries()).toEqual([]);

  await untilStored(page, () => page.goto(`${MENU}/OLAYA?lang=en`));
  await expect(card(page, T_BONE)).toContainText('310 SR');
  await expect(page.getByText('Olaya', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/olaya\?lang=en$/);
  expect(queries()).toHaveLength(1);

  standIn.setFault({ service: 'all', kind: 'offline' });
  await page.goto(`${MENU}/olaya`);
  await expect(card(page, T_BONE)).toContainText('310 SR');
  await page.goto(`${MENU}/jeddah-corniche/ar`);
  await expect(page.getByText('171 ريال')).toBeVisible();
  await expect(page.getByText('كورنيش جدة')).toBeVisible();
});

test('an unknown branch is the plain menu, under its own address', async ({ page }) => {
  await page.goto(`${MENU}/nope?dish=dry-aged-t-bone-600`);
  await expect(page.getByRole('dialog', { name: T_BONE })).toContainText('295 SR');
  await expect(page).toHaveURL(/\/Public-Menu-Access\?dish=dry-aged-t-bone-600$/);
});

test('a branch whose branches cannot be read shows no prices of others', async ({
  page,
  standIn,
  expectedTrouble,
}) => {
  expectedTrouble.push(BACKEND_TROUBLE);
  standIn.setFault({ service: 'firestore', kind: 'permission-denied', collection: BRANCHES });
  await page.goto(`${MENU}/olaya`);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch menu items');
  await expect(page.getByRole('article')).toHaveCount(0);
  standIn.setFault();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, T_BONE)).toContainText('310 SR');
});
