import type { Page } from '@playwright/test';
import { untilTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

/** What phones leave of their screens between a browser's bars, and one held sideways. */
const SCREENS = [
  { width: 360, height: 640, picture: 1 / 3 },
  { width: 390, height: 664, picture: 1 / 3 },
  { width: 844, height: 390, picture: 1 },
];

for (const { language, next, close } of WORDS) {
  for (const { width, height, picture } of SCREENS) {
    test(`§2 Detail: price, calories and allergens of every dish are in sight when it opens (${language}, ${width} × ${height})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await untilTakenOver(page);
      const dialog = page.getByRole('dialog');
      for (const section of await page.locator('section:has(> h2)').all()) {
        const titles = await section.getByRole('heading', { level: 3 }).allTextContents();
        await section.getByRole('button').first().click();
        for (const [position, title] of titles.entries()) {
          if (position > 0) await dialog.getByRole('button', { name: next }).click();
          await expect(dialog.getByRole('heading')).toHaveText(title);
          expect(await outOfSight(page), title).toEqual([]);
          const box = await dialog.locator('picture, [data-travels]').first().boundingBox();
          expect(box?.height, title).toBeLessThanOrEqual(height * picture);
        }
        await dialog.getByRole('button', { name: close }).click();
        await expect(dialog).toHaveCount(0);
      }
    });
  }
}

/** The title, the facts and the price, as far as something cuts or covers them. */
function outOfSight(page: Page): Promise<readonly (string | null)[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('h2, dl > div, p:has(> bdi)')]
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const middle = (left + right) / 2;
        const isSeenAt = (y: number) => {
          const seen = document.elementFromPoint(middle, y);
          return (
            seen !== null && (element.contains(seen) || seen.contains(element)) && seen !== dialog
          );
        };
        return !(isSeenAt(top + 2) && isSeenAt(bottom - 2));
      })
      .map(({ textContent }) => textContent),
  );
}

for (const { language, close } of WORDS) {
  test.describe(`a long description, ${language}`, () => {
    const parts = Array.from({ length: 12 }, (_, number) => `Part ${number}`).join('/');
    test.use({
      content: {
        SteakHouseMenu: [
          {
            id: 'long',
            titleEn: 'Long',
            titleAr: 'طويل',
            descriptionsEn: parts,
            descriptionsAr: parts,
            priceEn: '1',
            priceAr: '1',
          },
        ],
      },
    });

    test(`Detail: what scrolls shows that it does, to its last line (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.goto(`/Public-Menu-Access?lang=${language}&dish=long`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('button', { name: close })).toBeInViewport();
      const last = dialog.getByRole('listitem').last();
      const fadeTop = () => dialog.evaluate(topOfFade);
      expect(await fadeTop()).toBeLessThan((await last.boundingBox())?.y ?? 0);
      await last.scrollIntoViewIfNeeded();
      await page.mouse.move(195, 400);
      await page.mouse.wheel(0, 2000);
      const bottom = async () => {
        const box = await last.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(async () => (await bottom()) - (await fadeTop())).toBeLessThanOrEqual(1);
    });
  });
}

/** Where what scrolls begins to fade out at its lower end. */
function topOfFade(dialog: HTMLElement): number {
  for (const element of dialog.querySelectorAll('*')) {
    const { position, backgroundImage, height } = getComputedStyle(element, '::after');
    if (position === 'sticky' && backgroundImage.startsWith('linear-gradient')) {
      return element.getBoundingClientRect().bottom - Number.parseFloat(height);
    }
  }
  return Number.POSITIVE_INFINITY;
}
