import type { Browser } from '@playwright/test';
import { withPhone } from '../bench/browser.ts';
import { FIRST_CARD_GROWTH_BUDGET } from '../bench/budgets.ts';
import { checkTransfer } from '../bench/check-budgets.ts';
import { generateItems, MENU_SIZES } from '../bench/scale.ts';
import { serveMenu } from '../bench/targets.ts';
import { measureTransfer, type Transfer } from '../bench/transfer.ts';
import { openMenu } from '../bench/visit.ts';
import { expect, test } from './support/test.ts';

test('Budgets: bytes and requests before scrolling, on a phone', async ({ browser }) => {
  const { address, folder, close } = await serveMenu();
  try {
    const transfer = await measureWhenSized(() => measureTransfer(browser, address, folder));
    const checks = checkTransfer('embedded', transfer);
    expect(checks.length).toBeGreaterThan(4);
    expect(checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
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
  try {
    for (let visit = 0; visit < VISITS; visit += 1) {
      times.shortest.push(await timeFirstCard(browser, shortest.address));
      times.longest.push(await timeFirstCard(browser, longest.address));
    }
  } finally {
    await shortest.close();
    await longest.close();
  }
  // The best of each: what else the machine does only ever makes one slower.
  const growth = Math.min(...times.longest) / Math.min(...times.shortest);
  expect(growth).toBeLessThanOrEqual(FIRST_CARD_GROWTH_BUDGET);
});

const VISITS = 3;

/** Sizes of pictures are made when they are first asked for; until then the originals are sent. */
async function measureWhenSized(measure: () => Promise<Transfer>): Promise<Transfer> {
  let before = await measure();
  let now = await measure();
  while (now.images.bytes !== before.images.bytes) {
    before = now;
    now = await measure();
  }
  return now;
}

function timeFirstCard(browser: Browser, address: string): Promise<number> {
  return withPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    return (await openMenu(page, session, address)).uncovered;
  });
}
