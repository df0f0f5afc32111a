import type { Page } from '@playwright/test';
import { BACKEND_TROUBLE, expect, test, untilStored, visit } from '../support/firebase-test.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

const LIMIT_MS = 15_000;

const CATEGORIES = { name: 'SteakHouseCategorySequence', text: 'Failed to fetch categories' };
const ITEMS = { name: 'SteakHouseMenu', text: 'Failed to fetch menu items' };

const REFUSAL = {
  why: 'permission-denied',
  isRefusal: true,
  fault: { kind: 'permission-denied' },
} as const;
const DROP = { why: 'a drop mid-stream', isRefusal: false, fault: { kind: 'drop' } } as const;
const FAULTS = [
  REFUSAL,
  { why: 'unavailable', isRefusal: false, fault: { kind: 'unavailable' } },
  { why: 'HTTP 503', isRefusal: false, fault: { kind: 'http-error', status: 503 } },
  { why: 'a hang', isRefusal: false, fault: { kind: 'hang' } },
  DROP,
] as const;

/** The unit tests of rest.ts cover how each fault ends a read; these cover what the diner sees. */
const TARGETS = [
  { where: 'the categories', collection: CATEGORIES.name, text: CATEGORIES.text, faults: [DROP] },
  { where: 'the items', collection: ITEMS.name, text: ITEMS.text, faults: [REFUSAL, DROP] },
  { where: 'everything', collection: undefined, text: CATEGORIES.text, faults: FAULTS },
] as const;

test.describe.configure({ timeout: 45_000 });
test.beforeEach(({ context, expectedTrouble }) => {
  expectedTrouble.push(BACKEND_TROUBLE);
  return forgetCache(context);
});

const expectMenu = (page: Page) =>
  expect(page.getByRole('article').first()).toBeVisible({ timeout: LIMIT_MS });
const expectFailure = (page: Page, text: string) =>
  expect(page.getByRole('alert')).toHaveText(text, { timeout: LIMIT_MS });

for (const { where, collection, text, faults } of TARGETS) {
  test(`§8 faults on ${where}: on a first visit “${text}”, with an offline copy the menu unless it is refused`, async ({
    page,
    standIn,
  }) => {
    await page.clock.install();
    const visitWith = async (fault: (typeof faults)[number]['fault']) => {
      standIn.setFault({ service: 'firestore', ...fault, ...(collection && { collection }) });
      standIn.resetCounts();
      await page.goto('/Public-Menu-Access');
      if (fault.kind !== 'hang') return;
      // Nobody waits longer than the limit for a backend that never answers.
      await expect.poll(() => standIn.requests.length).toBeGreaterThan(0);
      await page.clock.fastForward(LIMIT_MS);
    };

    for (const { why, fault } of faults) {
      await test.step(`${why}, without a copy`, async () => {
        await visitWith(fault);
        await expectFailure(page, text);
      });
    }

    await test.step('once the backend is well again, “Try again” shows the menu and stores it', async () => {
      standIn.setFault();
      await untilStored(page, () => page.getByRole('button', { name: 'Try again' }).click());
    });

    for (const { why, fault, isRefusal } of faults) {
      await test.step(`${why}, with a copy`, async () => {
        await visitWith(fault);
        await (isRefusal ? expectFailure(page, text) : expectMenu(page));
      });
    }
  });
}

test('§8 a slow backend is not given up, and a menu from the offline copy is read again when the network is back', async ({
  page,
  standIn,
  standInContent,
}) => {
  standIn.setFault({ service: 'firestore', kind: 'slow', delayMs: 3000 });
  await visit(page);
  standIn.setFault({ service: 'all', kind: 'offline' });
  await page.reload();
  await expectMenu(page);
  const [first, ...rest] = standInContent.collections.SteakHouseMenu ?? [];
  const dearer = { ...first, id: first?.id ?? '', titleEn: 'A dearer dish' };
  standIn.setFault();
  standIn.setContent({
    ...standInContent,
    collections: { ...standInContent.collections, SteakHouseMenu: [dearer, ...rest] },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('article').filter({ hasText: 'A dearer dish' })).toBeVisible();
});
