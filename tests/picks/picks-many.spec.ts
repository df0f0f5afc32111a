import { generateItems } from '../support/generated-menu/generate-items.ts';
import { bar, sheet, storedPicks, TEXTS } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

const PICKED = 300;
/** Longer than the ids of a database, so that a link of 300 is too long for many hosts. */
const dishes = (await generateItems(310)).map((dish) => ({
  ...dish,
  id: `${dish.id}-${'x'.repeat(20)}`,
}));
const picks = storedPicks(dishes.slice(0, PICKED).map(({ id }) => id));

test.use({
  content: { SHAdminHero: [], SteakHouseMenu: dishes },
  permissions: ['clipboard-read', 'clipboard-write'],
});

test('300 picks of a menu of 310 dishes', async ({ menuPage: page }) => {
  // As by another tab: the page is told, or reads the storage once it is idle.
  await page.evaluate((newValue) => {
    localStorage.setItem('menu-picks', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'menu-picks', newValue }));
  }, picks);
  await expect(bar(page, 'en')).toContainText(`${PICKED} dishes`);

  await test.step('the sheet lists them all, and scrolls', async () => {
    await bar(page, 'en').click();
    const rows = sheet(page, 'en').getByRole('listitem');
    await expect(rows).toHaveCount(PICKED);
    await rows.last().scrollIntoViewIfNeeded();
    await rows.last().getByRole('button', { name: TEXTS.en.more }).click();
    await expect(bar(page, 'en')).toContainText(`${PICKED + 1} dishes`);
    for (const name of [TEXTS.en.waiter, TEXTS.en.empty, 'Close']) {
      await expect(sheet(page, 'en').getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('a list that is too long for a link is shared as text', async () => {
    await sheet(page, 'en').getByRole('button', { name: 'Share' }).click();
    await expect(sheet(page, 'en')).toContainText('List copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(PICKED);
    expect(copied).not.toContain('http');
  });

  await test.step('the waiter’s card shows them all and can be closed', async () => {
    await sheet(page, 'en').getByRole('button', { name: TEXTS.en.waiter }).click();
    const waiter = page.getByRole('dialog', { name: TEXTS.en.waiter });
    await expect(waiter.getByRole('listitem')).toHaveCount(2 * PICKED);
    await waiter.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(waiter.getByRole('button')).toBeInViewport({ ratio: 1 });
  });
});
