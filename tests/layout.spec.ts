import type { Page } from '@playwright/test';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';
import { sumOf, watchShifts } from './support/watch-shifts.ts';

const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const WIDTHS = [320, 390, 576, 768, 992, 1200, 1400, 1920];

for (const language of ['en', 'ar']) {
  test(`§9 Breakpoints: no horizontal scroll from 320 px up (${language})`, async ({ page }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hasSidewaysScroll(page), `${width} px`).toBe(false);
    }
  });

  test(`Text zoomed to 200 % stays readable: no horizontal scroll, nothing cut (${language})`, async ({
    page,
  }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await hasSidewaysScroll(page)).toBe(false);
    // Polled: what `content-visibility` has never laid out Chromium measures as nothing, the first time.
    await expect.poll(() => cutTitles(page)).toEqual([]);
  });
}

test('§9 Breakpoints: more columns of cards as the page widens', async ({ menuPage }) => {
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  const steaks = menuPage.getByRole('region', { name: 'Steaks' });
  const columns = async () => {
    // What `content-visibility` leaves out keeps the place that it had at another width.
    await steaks.evaluate((section) => section.scrollIntoView({ block: 'end' }));
    const lefts = await steaks
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  for (const { width, count } of [
    { width: 390, count: 1 },
    { width: 768, count: 2 },
    { width: 1200, count: 3 },
  ]) {
    await menuPage.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
});

for (const language of ['en', 'ar']) {
  test(`Touch targets are at least 44 px, and no text is under 16 px apart from the footer (${language})`, async ({
    page,
  }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilTakenOver(page);
    const small = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('nav a, nav button, main button, input')];
      return targets
        .filter((target) => target.closest('article') === null)
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < 44 || height < 44;
        })
        .map((target) => target.outerHTML);
    });
    expect(small).toEqual([]);
    const tiny = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .filter(
          (element) =>
            Number.parseFloat(getComputedStyle(element).fontSize) <
            (element.closest('footer') ? 14 : 16),
        )
        .map((element) => element.outerHTML),
    );
    expect(tiny).toEqual([]);
  });
}

for (const language of ['en', 'ar']) {
  for (const width of [390, 1440]) {
    test(`Nothing shifts from first paint to all loaded, with slow images and fonts (${language}, ${width} px)`, async ({
      page,
    }) => {
      const late = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await page.route(/\.(webp|woff2)(\?|$)/, async (route) => {
        await late(route.request().url().includes('woff2') ? 1200 : 600);
        await route.continue();
      });
      const shiftsOf = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shifts = await shiftsOf();
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.002);
    });
  }
}

test('Forced colours: every control and the active category can be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

test('Print: a clean two-column menu without hero, search, strip or pictures', async ({
  menuPage,
}) => {
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  await menuPage.emulateMedia({ media: 'print' });
  await expect(menuPage.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await expect(menuPage.getByRole('searchbox')).toHaveCount(0);
  await expect(menuPage.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  await expect(menuPage.getByRole('article').getByRole('img')).toHaveCount(0);
  await expect(menuPage.getByRole('article').last()).toBeVisible();
  const steaks = menuPage.getByRole('region', { name: 'Steaks' }).getByRole('article');
  const lefts = await steaks.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(2);
});

function cutTitles(page: Page): Promise<readonly (string | null)[]> {
  return page.getByRole('heading', { level: 3 }).evaluateAll((titles) =>
    titles
      .filter((title) => {
        const card = title.closest('article')?.getBoundingClientRect();
        const box = title.getBoundingClientRect();
        return !card || box.bottom > card.bottom || box.left < card.left || box.right > card.right;
      })
      .map(({ textContent }) => textContent),
  );
}
