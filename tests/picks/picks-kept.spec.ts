import { card, openButton } from '../support/cards.ts';
import { addButton, bar, PICKS_MENU, pick, sheet, TEXTS } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: PICKS_MENU });

test('the list survives a reload and a language switch, and two tabs agree', async ({
  page,
  context,
}) => {
  await page.goto('/Public-Menu-Access');
  await pick(page, 'en');
  await page.reload();
  await expect(bar(page, 'en')).toHaveText(TEXTS.en.bar);
  const other = await context.newPage();
  await other.goto('/Public-Menu-Access');
  await addButton(other, 'en', 'Catch').click();
  await expect(bar(page, 'en')).toContainText('4 dishes');
  await other.close();
  await page.getByRole('navigation').getByRole('button', { name: 'العربية' }).click();
  await expect(bar(page, 'ar')).toContainText('4 أطباق');
});

test('a list is gone after 12 hours, and a dish that left the menu is named', async ({ page }) => {
  const store = (hours: number) =>
    page.addInitScript(
      (changedAt) => {
        const title = { en: 'Old dish', ar: 'طبق قديم' };
        const dishes = [
          { id: 'ribeye', count: 1, title },
          { id: 'old', count: 2, title },
        ];
        localStorage.setItem('menu-picks', JSON.stringify({ dishes, changedAt }));
      },
      Date.now() - hours * 3_600_000,
    );
  await store(11);
  await page.goto('/Public-Menu-Access');
  await expect(bar(page, 'en')).toHaveText('My picks: 1 dish, 149 SR');
  await bar(page, 'en').click();
  await expect(sheet(page, 'en')).toContainText('Old dish is no longer on the menu.');
  await sheet(page, 'en').getByRole('button', { name: TEXTS.en.waiter }).click();
  await store(13);
  await page.reload();
  const waiter = page.getByRole('dialog', { name: TEXTS.en.waiter });
  await expect(waiter).toContainText('Your list is empty.');
  await expect(waiter).toContainText('قائمتك فارغة.');
  await page.goto('/Public-Menu-Access?table=7&picks=old.2,older.1');
  await test.step('a shared list of which no dish is left can only be closed', async () => {
    const left = page.getByRole('dialog');
    await expect(left.getByRole('heading')).toHaveText('2 dishes are no longer on the menu.');
    await expect(left.getByRole('button')).toHaveText(['Close']);
    await left.getByRole('button').click();
    await expect(left).toHaveCount(0);
  });
  await expect(addButton(page, 'en', 'Ribeye')).toBeVisible();
  await expect(bar(page, 'en')).toHaveCount(0);
});

test('the first pick says once that nothing is ordered', async ({ page }) => {
  await page.clock.install();
  for (const [language, text] of [
    ['en', 'Added to your list. Nothing is ordered.'],
    ['ar', 'أُضيف إلى قائمتك. لم يُرسَل أي طلب.'],
  ] as const) {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await page.evaluate(() => localStorage.removeItem('menu-picks'));
    await page.reload();
    const note = page.getByText(text);
    await addButton(page, language, 'Ribeye').click();
    await expect(note).toBeVisible();
    await page.clock.runFor(5000);
    await expect(note).toHaveCount(0);
    await addButton(page, language, 'T-bone').click();
    await expect(bar(page, language)).toContainText('2');
    await expect(note).toHaveCount(0);
  }
});

test('without storage the list lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/Public-Menu-Access');
  await pick(page, 'en');
  await expect(bar(page, 'en')).toHaveText(TEXTS.en.bar);
});

test('the button covers neither title nor price, and the bar no card at the end of the page', async ({
  page,
}) => {
  await page.goto('/Public-Menu-Access');
  await addButton(page, 'en', 'Catch').click();
  await expect(bar(page, 'en')).toBeVisible();
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const button = await addButton(page, 'en', 'Catch').boundingBox();
    expect(button?.width).toBeGreaterThanOrEqual(44);
    for (const text of [openButton(page, 'Catch'), card(page, 'Catch').getByText('Market price')]) {
      const box = await text.boundingBox();
      if (!button || !box) throw new Error('both are on the page');
      const isBeside = button.x + button.width <= box.x || box.x + box.width <= button.x;
      const isBelow = button.y + button.height <= box.y || box.y + box.height <= button.y;
      expect(isBeside || isBelow, `at ${width} px`).toBe(true);
    }
    await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
    const end = await page.getByRole('article').last().boundingBox();
    const top = await bar(page, 'en').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  }
});
