import type { Locator, Page } from '@playwright/test';
import { bar, sheet, TEXTS } from '../support/picks.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';
import { visitUntilStored } from '../support/visit-until-stored.ts';

const SCREENS = [
  { why: 'on the smallest phone', width: 320, height: 568, fontSize: '100%' },
  { why: 'in landscape', width: 844, height: 390, fontSize: '100%' },
  { why: 'with text at 200 %', width: 390, height: 664, fontSize: '200%' },
];

test.use({ content: SHORT_MENU, serviceWorkers: 'allow' });

test('after one visit twelve dishes are picked and shown without a network, on any screen and on paper', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await visitUntilStored(page);
  await context.setOffline(true);
  await page.reload();
  const add = page.getByRole('article').getByRole('button', { name: /^Add / });
  await add.first().waitFor();
  for (let position = 0; position < 12; position += 1) await add.nth(position).click();
  await expect(bar(page, 'en')).toContainText('12 dishes');

  for (const language of ['en', 'ar'] as const) {
    for (const { why, width, height, fontSize } of SCREENS) {
      await test.step(`${language}, ${why}: bar, sheet and waiter’s card are whole`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, fontSize);
        await expectWhole(bar(page, language));
        await bar(page, language).click();
        await expectWhole(sheet(page, language));
        await openWaiterCard(page, language);
        const waiter = page.getByRole('dialog', { name: TEXTS[language].waiter });
        await expectWhole(waiter);
        await expect(waiter.getByRole('button')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(waiter).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
    if (language === 'en')
      await page
        .getByRole('button', { name: /^(العربية|عربي)$/ })
        .first()
        .click();
  }

  await test.step('the waiter’s card is printed on one page, alone', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await bar(page, 'ar').click();
    await openWaiterCard(page, 'ar');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('article:visible, h2:visible, footer:visible')).toHaveCount(0);
  });
});

async function openWaiterCard(page: Page, language: 'en' | 'ar'): Promise<void> {
  const show = sheet(page, language).getByRole('button', { name: TEXTS[language].waiter });
  await show.click();
  await expect(page.getByRole('dialog', { name: TEXTS[language].waiter })).toBeVisible();
}

/** Nothing is cut at the sides, and the page does not scroll sideways. */
async function expectWhole(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const isCut = (element: HTMLElement | SVGElement) =>
    [document.documentElement, element, ...element.querySelectorAll('*')].some(
      (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline',
    );
  await expect.poll(() => part.evaluate(isCut)).toBe(false);
}
