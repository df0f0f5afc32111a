import type { Browser } from '@playwright/test';
import { type Phone, withPhone } from '../../bench/phone.ts';
import { findExceeded } from '../../bench/transfer.ts';
import { measureTransfer } from '../../bench/visit.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { generateItems } from '../support/generated-menu/generate-items.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const LEAST_VISITS = 2;
const MOST_VISITS = 8;
const HIGHEST_GROWTH = 2;

test.describe.configure({ timeout: 180_000 });

test('Budgets: bytes and requests before scrolling, on a phone', async ({ browser }) => {
  const { origin, close } = await startSite();
  try {
    const visit = async () => {
      const transfer = await measureTransfer(browser, origin + MENU_PATH);
      expect(transfer.html).toBeGreaterThan(0);
      expect(transfer.js).toBeGreaterThan(0);
      return findExceeded(transfer);
    };
    // Until the picture sizes are made the originals are sent, and a slow visit sees more slides: both
    // only ever add.
    await expect.poll(visit, { timeout: 150_000, intervals: [0] }).toEqual([]);
  } finally {
    await close();
  }
});

test('Budgets: the first dish of 5,000 comes within twice the time of the first of 60', async ({
  browser,
}) => {
  const short = await startSite();
  const long = await startSite();
  const times: Record<'short' | 'long', number[]> = { short: [], long: [] };
  // The best of each: a busy machine only ever makes a visit slower.
  const growth = () => Math.min(...times.long) / Math.min(...times.short);
  const isDecided = () => times.long.length >= LEAST_VISITS && growth() <= HIGHEST_GROWTH;
  try {
    await short.setContent({ SteakHouseMenu: await generateItems(60) });
    await long.setContent({ SteakHouseMenu: await generateItems(5000) });
    while (!isDecided() && times.long.length < MOST_VISITS) {
      times.short.push(await timeFirstDish(browser, short.origin));
      times.long.push(await timeFirstDish(browser, long.origin));
    }
  } finally {
    await short.close();
    await long.close();
  }
  expect(growth()).toBeLessThanOrEqual(HIGHEST_GROWTH);
});

function timeFirstDish(browser: Browser, origin: string): Promise<number> {
  const work = async ({ page, ask }: Phone) => {
    await page.goto(origin + MENU_PATH, { waitUntil: 'commit' });
    return ask(() => window.probe.firstDish);
  };
  return withPhone(browser, work, 'slow-processor');
}
