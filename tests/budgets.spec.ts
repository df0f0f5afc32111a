import type { Browser } from '@playwright/test';
import { withPhone } from '../bench/browser.ts';
import { FIRST_CARD_GROWTH_BUDGET } from '../bench/budgets.ts';
import { checkTransfer } from '../bench/check-budgets.ts';
import { generateItems, MENU_SIZES } from '../bench/scale.ts';
import { serveMenu } from '../bench/targets.ts';
import { measureTransfer } from '../bench/transfer.ts';
import { openMenu } from '../bench/visit.ts';
import { expect, test } from './support/test.ts';

test('Budgets: bytes and requests before scrolling, on a phone', async ({ browser }) => {
  const { address, folder, close } = await serveMenu();
  // Sizes of pictures are made when they are first asked for; until then the originals are sent.
  await expect(async () => {
    const transfer = await measureTransfer(browser, address, folder);
    const checks = checkTransfer('embedded', transfer);
    expect(checks.length).toBeGreaterThan(4);
    expect(checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
  }).toPass();
  await close();
});

test('Budgets: the first card of the longest menu comes within twice the shortest one’s time', async ({
  browser,
}) => {
  const shortest = await timeFirstCard(browser, Math.min(...MENU_SIZES));
  const longest = await timeFirstCard(browser, Math.max(...MENU_SIZES));
  expect(longest / shortest).toBeLessThanOrEqual(FIRST_CARD_GROWTH_BUDGET);
});

/** The better of a few visits: what else the machine does only ever makes one slower. */
async function timeFirstCard(browser: Browser, size: number): Promise<number> {
  const { address, close } = await serveMenu(await generateItems(size));
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const probe = await withPhone(browser, async (page) =>
      openMenu(page, await page.context().newCDPSession(page), address),
    );
    times.push(probe.firstCard);
  }
  await close();
  return Math.min(...times);
}
