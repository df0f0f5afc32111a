import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { openMenu, PHONE } from '../support/open-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

const STEP_PX = 220;

interface Walk {
  /** The categories that the strip highlighted, in order. */
  readonly named: readonly string[];
  /** Where the strip did not highlight the right one within a second. */
  readonly wrong: readonly string[];
}

/**
 * Scrolls in steps until the page ends; a step of 0 only checks the current position. Right is, by §4, the
 * first category whose top lies in the upper half of the viewport, else the one at the viewport's top.
 */
function walk(page: Page, step: number): Promise<Walk> {
  return page.evaluate(async (distance) => {
    const drawn = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const rightOne = () => {
      const sections = [...document.querySelectorAll('section[id^="category"]')].map((section) => ({
        name: section.querySelector('h2')?.textContent ?? '',
        top: section.getBoundingClientRect().top,
      }));
      const inUpperHalf = sections.find(({ top }) => top > -1 && top <= window.innerHeight / 2);
      const above = sections.findLast(({ top }) => top <= -1);
      return (inUpperHalf ?? above ?? sections[0])?.name ?? '';
    };
    const shownOne = () =>
      document.querySelector('nav [aria-current="true"]')?.textContent ?? 'none';
    const named: string[] = [];
    const wrong: string[] = [];
    let place: number;
    do {
      place = window.scrollY;
      const deadline = performance.now() + 1000;
      do await drawn();
      while (shownOne() !== rightOne() && performance.now() < deadline);
      const shown = shownOne();
      if (shown !== rightOne()) wrong.push(`${shown} for ${rightOne()} at ${place}`);
      if (named.at(-1) !== shown) named.push(shown);
      window.scrollBy(0, distance);
    } while (window.scrollY !== place);
    return { named, wrong };
  }, step);
}

test('§4 Active category: right at every scroll position, in both languages', async ({ page }) => {
  await openMenu(page, 'en');
  await expectRightEverywhere(page, 'en');
  await untilHydrated(page);
  await switchWholeMenu(page, 'ar');
  await expectRightEverywhere(page, 'ar');
});

async function expectRightEverywhere(page: Page, language: Language): Promise<void> {
  await test.step(`right at every step down the whole menu and up again (${language})`, async () => {
    const all = await page
      .getByRole('navigation')
      .locator('a[href^="#category"]')
      .allTextContents();
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await walk(page, STEP_PX)).toEqual({ named: all, wrong: [] });
    expect(await walk(page, -STEP_PX)).toEqual({ named: all.toReversed(), wrong: [] });
  });
  await test.step(`right after a reload in the middle (${language})`, async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    const before = await walk(page, 0);
    expect(before.wrong).toEqual([]);
    await page.reload();
    await expect(page.getByRole('navigation').locator('[aria-current="true"]')).toHaveText(
      before.named,
    );
    expect(await walk(page, 0)).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  });
}
