import { LANGUAGES } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { sumOf, watchShifts } from '../support/frames.ts';
import { untilHydrated } from '../support/hydrated.ts';
import { bar, storedPicks } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const picks = storedPicks(['beef-carpaccio']);

for (const language of LANGUAGES) {
  test(`Nothing on the page shifts by itself (${language})`, async ({ page }) => {
    const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await page.route(/\.(webp|woff2)(\?|$)/, async (route) => {
      await delay(route.request().url().includes('woff2') ? 1200 : 600);
      await route.continue();
    });
    // From an earlier visit: their bar appears with the app.
    await page.addInitScript((stored) => localStorage.setItem('menu-picks', stored), picks);
    const shiftsOf = await watchShifts(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/Public-Menu-Access?lang=${language}`);

      await test.step(`${width} px: nothing shifts from first paint to all loaded, with slow images and fonts`, async () => {
        await expect(page.getByRole('article').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        await expect(bar(page, language)).toBeVisible();
        const shifts = await shiftsOf();
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.002);
      });

      await test.step(`${width} px: §9 Hero: changing the slide shifts nothing`, async () => {
        await untilHydrated(page);
        const region = page.getByRole('region', { name: messages[language].highlights });
        const before = sumOf(await shiftsOf());
        await region.getByRole('button', { name: messages[language].nextSlide }).click();
        const moving = region.locator('[data-state="entering"], [data-state="leaving"]');
        await expect(moving).toHaveCount(0);
        const shifts = await shiftsOf();
        expect(sumOf(shifts) - before, JSON.stringify(shifts)).toBeLessThan(0.01);
      });
    }
  });
}
