import type { Browser } from '@playwright/test';
import { withPhone } from '../bench/browser.ts';
import { FIRST_CARD_GROWTH_BUDGET } from '../bench/budgets.ts';
import { type BudgetCheck, checkTransfer } from '../bench/check-budgets.ts';
import { MENU_SIZES } from '../bench/scale.ts';
import { serveMenu } from '../bench/targets.ts';
import { measureTransfer } from '../bench/transfer.ts';
import { openMenu } from '../bench/visit.ts';
import { generateItems } from './support/generated-menu/generate-items.ts';
import { expect, test } from './support/test.ts';

const LEAST_VISITS = 2;
const MOST_VISITS = 8;

test.describe.configure({ timeout: 180_000 });

test('Budgets: bytes and requests before scrolling, on a phone', async ({ browser }) => {
  const { address, folder, close } = await serveMenu();
  try {
    const visit = async () => {
      const checks = checkTransfer('embedded', await measureTransfer(browser, address, folder));
      expect(checks.length).toBeGreaterThan(4);
      return checks.filter(isMissed);
    };
    // Until the sizes of pictures are made the originals are sent, and a slow visit sees more slides:
    // both only ever add.
    await expect.poll(visit, { timeout: 150_000, intervals: [0] }).toEqual([]);
  } finally {
    await close();
  }
});

test('Budgets: the first card of the longest menu comes within twice the shortest one’s time', async ({
  browser,
}) => {
  const shortest = await serveMenu(await generateItems(Math.min(...MENU_SIZES)));
  const longest = await serveMenu(await generateItems(Math.max(...MENU_SIZES)));
  const times: Record<'shortest' | 'longest', number[]> = { shortest: [], longest: [] };
  // The best of each: what else the machine does only ever makes one slower.
  const growth = () => Math.min(...times.longest) / Math.min(...times.shortest);
  const isDecided = () =>
    times.longest.length >= LEAST_VISITS && growth() <= FIRST_CARD_GROWTH_BUDGET;
  try {
    while (!isDecided() && times.longest.length < MOST_VISITS) {
      times.shortest.push(await timeFirstCard(browser, shortest.address));
      times.longest.push(await timeFirstCard(browser, longest.address));
    }
  } finally {
    await shortest.close();
    await longest.close();
  }
  expect(growth()).toBeLessThanOrEqual(FIRST_CARD_GROWTH_BUDGET);
});

function isMissed({ verdict }: BudgetCheck): boolean {
  return verdict !== 'ok';
}

function timeFirstCard(browser: Browser, address: string): Promise<number> {
  return withPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    return (await openMenu(page, session, address)).uncovered;
  });
}
