import { MENU_PATH } from '../../src/domain/constants.ts';
import { PHONE, recordTransfer } from '../support/first-visit.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Compressed bytes by kind, and requests. */
const BUDGETS = {
  html: 31_000,
  js: 86_000,
  css: 7500,
  fonts: 60_000,
  total: 350_000,
  requests: 22,
} as const;

test.describe.configure({ timeout: 180_000 });

test('Budgets: bytes and requests before scrolling, on a phone', async ({ browser }) => {
  const { origin, close } = await startSite();
  const visit = async () => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const { untilQuiet, weigh } = recordTransfer(page);
    await page.goto(origin + MENU_PATH);
    await untilQuiet();
    const transfer = await weigh();
    await context.close();
    expect(transfer.html).toBeGreaterThan(0);
    expect(transfer.js).toBeGreaterThan(0);
    return Object.entries(BUDGETS).flatMap(([name, budget]) => {
      const { [name]: actual = 0 } = transfer;
      return actual > budget ? [`${name}: ${actual}, the budget is ${budget}`] : [];
    });
  };
  try {
    // Until the picture sizes are made the originals are sent, and a slow visit sees more slides: both
    // only ever add.
    await expect.poll(visit, { timeout: 150_000, intervals: [0] }).toEqual([]);
  } finally {
    await close();
  }
});
