import type { Page } from '@playwright/test';
import { messages } from '../../src/i18n/messages.ts';
import { drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SHORT_MENU });

const SCREENS = {
  en: [PHONE, { width: 1440, height: 900 }],
  ar: [PHONE, { width: 844, height: 390 }],
} as const;

interface Stop {
  readonly name: string | null;
  readonly isCard: boolean;
  /** Any part of it or of its card is covered by the strip, a bar at the bottom or the edge of the screen. */
  readonly isHidden: boolean;
}

declare global {
  var stops: Stop[];
}

/** Records the focused element at every key press, when the page has scrolled for the previous one. */
async function recordStops(page: Page, strip: string): Promise<void> {
  await page.evaluate((name) => {
    globalThis.stops = [];
    document.addEventListener('keydown', () => {
      const element = document.activeElement;
      if (!element || element === document.body) return;
      const card = element.closest('article');
      const thumbBar = window.innerWidth < 992 ? '[data-scrolled="true"]' : 'footer';
      const bars = ['footer', `[aria-label="${name}"]`, thumbBar].map((bar) =>
        document.querySelector(bar),
      );
      const { left, right, top, bottom } = (card ?? element).getBoundingClientRect();
      const isBehindBar = bars
        .filter((bar) => !bar?.contains(element))
        .map((bar) => bar?.getBoundingClientRect())
        .filter((bar) => bar && left < bar.right && bar.left < right)
        .some((bar) => bar && top < bar.bottom && bar.top < bottom);
      globalThis.stops.push({
        name: element.getAttribute('aria-label') ?? element.textContent,
        isCard: card !== null,
        isHidden: isBehindBar || top < 0 || bottom > window.innerHeight,
      });
    });
  }, strip);
}

for (const language of ['en', 'ar'] as const) {
  test(`Keyboard: the focused element is never behind the strip or the footer, in both directions (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS[language][0]);
    await openMenu(page, language);
    await recordStops(page, messages[language].categories);
    for (const size of SCREENS[language]) {
      await test.step(`${size.width}×${size.height}`, async () => {
        await page.setViewportSize(size);
        await drawn(page);
        await expectFocusVisible(page);
      });
    }
  });
}

async function expectFocusVisible(page: Page): Promise<void> {
  const all = await page.getByRole('article').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 2 * all + 40; presses += 1) await page.keyboard.press(key);
    const stops = await page.evaluate(() => globalThis.stops.splice(0));
    expect(stops.filter(({ isHidden }) => isHidden)).toEqual([]);
    expect(stops.filter(({ isCard }) => isCard).length).toBeGreaterThanOrEqual(all);
  }
}
