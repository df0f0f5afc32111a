import type { Page } from '@playwright/test';
import type { FirestoreFault } from '../support/firebase-stand-in/faults.ts';
import type { FirebaseStandIn } from '../support/firebase-stand-in/firebase-stand-in.ts';
import { BACKEND_TROUBLE, expect, test, untilStored, visit } from '../support/firebase-test.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

const LIMIT_MS = 15_000;

const CATEGORIES = { name: 'SteakHouseCategorySequence', text: 'Failed to fetch categories' };
const ITEMS = { name: 'SteakHouseMenu', text: 'Failed to fetch menu items' };

const REFUSAL = { why: 'permission-denied', kind: 'permission-denied', isRefusal: true } as const;
const DROP = { why: 'a drop mid-stream', kind: 'drop', isRefusal: false } as const;
const FAULTS = [
  REFUSAL,
  { why: 'unavailable', kind: 'unavailable', isRefusal: false },
  { why: 'HTTP 503', kind: 'http-error', status: 503, isRefusal: false },
  { why: 'a hang', kind: 'hang', isRefusal: false },
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
  for (const { why, isRefusal, ...kind } of faults) {
    const fault: FirestoreFault = {
      service: 'firestore',
      ...kind,
      ...(collection === undefined ? {} : { collection }),
    };

    const outcome = isRefusal ? `“${text}”` : 'the menu';
    test(`§8 ${why} on ${where}: on a first visit “${text}”, with an offline copy ${outcome}`, async ({
      page,
      standIn,
    }) => {
      if (fault.kind === 'hang') await page.clock.install();
      const outlast = () => outlastHang(page, standIn, fault);
      standIn.setFault(fault);
      await page.goto('/Public-Menu-Access');
      await outlast();
      await expectFailure(page, text);

      standIn.setFault();
      await untilStored(page, () => page.getByRole('button', { name: 'Try again' }).click());

      standIn.setFault(fault);
      await page.reload();
      await outlast();
      await (isRefusal ? expectFailure(page, text) : expectMenu(page));
    });
  }
}

/** Nobody waits longer than the limit for a backend that never answers. */
async function outlastHang(
  page: Page,
  standIn: FirebaseStandIn,
  { kind }: FirestoreFault,
): Promise<void> {
  if (kind !== 'hang') return;
  await expect.poll(() => standIn.requests.length).toBeGreaterThan(0);
  await page.clock.fastForward(LIMIT_MS);
}

test('§8 a slow backend is not given up', async ({ page, standIn }) => {
  standIn.setFault({ service: 'firestore', kind: 'slow', delayMs: 3000 });
  await page.goto('/Public-Menu-Access');
  await expectMenu(page);
});

test('§8 a menu from the offline copy is read again when the network is back', async ({
  page,
  standIn,
  standInContent,
}) => {
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
