import type { Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { category, dish, SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';
import { detail, leave, open, shows, WORDS } from './detail.ts';

const NINE = {
  ...SMALL_MENU,
  SteakHouseCategorySequence: [category('Steaks', 'ستيك', 1), category('Soups', 'شوربات', 2)],
  SteakHouseMenu: [
    ...Array.from({ length: 9 }, (_, index) =>
      dish(`steak-${index + 1}`, `Steak ${index + 1}`, { index, priceEn: `${index}` }),
    ),
    dish('soup', 'Soup', { categoryEn: 'Soups', categoryAr: 'شوربات' }),
  ],
};

test.use({ content: NINE, viewport: { width: 390, height: 664 } });

type Words = (typeof WORDS)[number];

const heading = (page: Page) => detail(page).getByRole('heading');

test('Detail: moving through the dishes of a category, in both languages', async ({ page }) => {
  await page.goto('/Public-Menu-Access?dish=steak-1');
  await expect(heading(page)).toBeFocused();
  for (const words of WORDS) {
    const { language } = words;
    await test.step(`moving to another dish is announced, and focus stays on the button (${language})`, () =>
      expectMovesToBeAnnounced(page, words));
    await leave(page);
    await test.step(`opening a dish focuses its title, by keyboard too (${language})`, () =>
      expectTitleToBeFocused(page, words));
    await leave(page);
    await test.step(`arrow keys work after a click on something not focusable (${language})`, () =>
      expectKeysToWorkUnfocused(page, words));
    await leave(page);
    await test.step(`the only dish of a category has no arrows, and arrow keys do nothing (${language})`, () =>
      expectNoMoves(page, words));
    await leave(page);
    await open(page, words.titleOf('Steak 1'));
    // Switches to the language of the next iteration.
    await test.step(`the language can be changed while a dish is open (${language})`, () =>
      expectLanguageButton(page, words));
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('The sheet is dragged: what is cancelled glides back, and what was dragged shut opens in its place', async ({
    page,
  }) => {
    await page.goto('/Public-Menu-Access');
    await untilHydrated(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const panel = detail(page).locator('> div');
    await test.step('a drag that the browser cancels glides back', async () => {
      await open(page, 'Steak 1');
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', y?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x: 195, y }],
        });
      await expect
        .poll(() => detail(page).evaluate((dialog) => dialog.getAnimations().length))
        .toBe(0);
      const { y } = (await panel.boundingBox()) ?? { y: 0 };
      await touch('touchStart', y + 20);
      await touch('touchMove', y + 60);
      await touch('touchMove', y + 80);
      await touch('touchCancel');
      const from = () =>
        panel.evaluate((element) =>
          element
            .getAnimations()
            .map(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes()[0])
            .map((frame) => (frame ? frame.translate : undefined)),
        );
      expect(await from()).toEqual(['0px 60px']);
    });
    await test.step('dragged shut and opened again at once, it stands in its place', async () => {
      await page.evaluate(() =>
        document.documentElement.style.setProperty('--modal-transition', '5s'),
      );
      const reopened = detail(page).evaluate(async (dialog) => {
        await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
        document.querySelector<HTMLElement>('article h3 button')?.click();
      });
      await swipe(panel, 0, 300);
      await reopened;
      await shows(page, 'Steak 1');
      await expect(panel).toHaveCSS('translate', /^(none|0px)$/);
    });
  });
});

async function expectMovesToBeAnnounced(page: Page, words: Words): Promise<void> {
  const { next, previous, nextKey, titleOf, placeOf } = words;
  const announcement = detail(page).locator('[aria-live="polite"]');
  await expect(announcement).toHaveText('');
  await detail(page).getByRole('button', { name: next }).click();
  await expect(announcement).toHaveText(placeOf(titleOf('Steak 2'), 2, 9));
  await expect(detail(page).getByRole('button', { name: next })).toBeFocused();
  await detail(page).getByRole('button', { name: previous }).click();
  await expect(announcement).toHaveText(placeOf(titleOf('Steak 1'), 1, 9));
  await page.keyboard.press(nextKey);
  await expect(announcement).toHaveText(placeOf(titleOf('Steak 2'), 2, 9));
}

async function expectTitleToBeFocused(page: Page, { nextKey, titleOf }: Words): Promise<void> {
  await openButton(page, titleOf('Steak 1')).press('Enter');
  const title = detail(page).getByRole('heading', { name: titleOf('Steak 1') });
  await expect(title).toBeFocused();
  await page.keyboard.press(nextKey);
  await expect(heading(page)).toHaveText(titleOf('Steak 2'));
  await expect(heading(page)).toBeFocused();
}

async function expectKeysToWorkUnfocused(page: Page, { nextKey, titleOf }: Words): Promise<void> {
  await open(page, titleOf('Steak 1'));
  await expect(heading(page)).toBeFocused();
  await detail(page).getByRole('img').first().click();
  await page.keyboard.press(nextKey);
  await expect(heading(page)).toHaveText(titleOf('Steak 2'));
}

async function expectNoMoves(page: Page, words: Words): Promise<void> {
  const { next, previous, nextKey, titleOf } = words;
  await open(page, titleOf('Soup'));
  await expect(heading(page)).toHaveText(titleOf('Soup'));
  await expect(detail(page).getByRole('button', { name: next })).toHaveCount(0);
  await expect(detail(page).getByRole('button', { name: previous })).toHaveCount(0);
  await page.keyboard.press(nextKey);
  await expect(heading(page)).toHaveText(titleOf('Soup'));
}

async function expectLanguageButton(page: Page, { language, other }: Words): Promise<void> {
  await detail(page).getByRole('button', { name: other }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', language);
  await expect(heading(page)).toHaveText(language === 'en' ? 'Steak 1 بالعربية' : 'Steak 1');
}
