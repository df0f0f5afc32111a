import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { openMenu } from '../support/open-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [320, 390, 576, 768, 992, 1200, 1400, 1920];

test('The page fits fingers, screens, large text, forced colours and paper', async ({ page }) => {
  await openMenu(page, 'ar');
  await checkSizes(page, 'ar');
  await switchWholeMenu(page, 'en');
  await checkSizes(page, 'en');
  await checkForcedColours(page);
  await checkPrint(page);
  await checkColumns(page);
});

async function checkSizes(page: Page, language: Language): Promise<void> {
  await test.step(`Touch targets are at least 44 px, and no text is under 16 px apart from the footer (${language})`, async () => {
    const small = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('nav a, nav button, main button, input')];
      return targets
        .filter((target) => target.closest('article') === null && target.checkVisibility())
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

  await test.step(`§9 Breakpoints: no horizontal scroll from 320 px up (${language})`, async () => {
    const phone = page.viewportSize();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hasSidewaysScroll(page), `${width} px`).toBe(false);
    }
    if (phone) await page.setViewportSize(phone);
  });

  await test.step(`Text zoomed to 200 % stays readable: no horizontal scroll, nothing cut (${language})`, async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await hasSidewaysScroll(page)).toBe(false);
    // Polled: Chromium first measures content skipped by `content-visibility` as empty.
    await expect.poll(() => cutTitles(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  });
}

async function checkForcedColours(page: Page): Promise<void> {
  await test.step('Forced colours: every control and the active category are distinguishable', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').first()).toHaveCSS('border-top-style', 'solid');
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCSS(
      'border-top-style',
      'solid',
    );
    await page.emulateMedia({ forcedColors: 'none' });
  });
}

async function checkPrint(page: Page): Promise<void> {
  await test.step('Print: a clean two-column menu without hero, search, strip or pictures', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
    await expect(page.getByRole('article').locator('img:visible')).toHaveCount(0);
    await expect(page.getByRole('article').last()).toBeVisible();
    const steaks = page.getByRole('region', { name: 'Steaks' });
    expect(await countColumns(steaks.getByRole('article'))).toBe(2);
    await page.emulateMedia({ media: 'screen' });
  });
}

async function checkColumns(page: Page): Promise<void> {
  await test.step('§9 Breakpoints: more columns of cards as the page widens', async () => {
    const steaks = page.getByRole('region', { name: 'Steaks' });
    const columns = async () => {
      // Content skipped by `content-visibility` keeps its layout of another width.
      await steaks.evaluate((section) => section.scrollIntoView({ block: 'end' }));
      return countColumns(steaks.getByRole('article'));
    };
    for (const { width, count } of [
      { width: 390, count: 1 },
      { width: 768, count: 2 },
      { width: 1200, count: 3 },
      { width: 1800, count: 4 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(columns, `${width} px`).toBe(count);
    }
  });
}

function hasSidewaysScroll(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}

async function countColumns(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

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
