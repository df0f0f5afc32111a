import type { Page } from '@playwright/test';
import { brand } from '../menu.config.ts';
import { dish } from './support/sample-menu.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

const { Best, New, Spicy } = brand.tags;
const LONG = 'Grilled by our own grandmother';

test.use({
  content: {
    SteakHouseMenu: [
      dish('ribeye', 'Ribeye', { tags: 'Best, Spicy', index: 1 }),
      dish('fillet', 'Fillet', { tags: 'New, Spicy', index: 4 }),
      dish('t-bone', 'T-bone', { tags: 'Chef’s pick', index: 2 }),
      dish('sirloin', 'Sirloin', { tags: LONG, index: 3 }),
    ],
  },
});

for (const { language, recommended } of [
  { language: 'en', recommended: 'Recommended' },
  { language: 'ar', recommended: 'موصى به' },
] as const) {
  const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
  const words = [Best?.[language] ?? '', Spicy?.[language] ?? ''];

  test(`Detail: beside the thumb stands what the tags say (${language})`, async ({ page }) => {
    for (const { id, said, classes } of [
      { id: 'ribeye', said: words, classes: /(^|\s)Best Spicy$/ },
      { id: 't-bone', said: ['Chef’s pick'], classes: /(^|\s)Chefs pick$/ },
      { id: 'sirloin', said: [LONG], classes: /(^|\s)Grilled by our own grandmother$/ },
    ]) {
      await page.goto(`/Public-Menu-Access?lang=${language}&dish=${id}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('img', { name: recommended })).toHaveClass(classes);
      for (const word of said) {
        await expect(dialog.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`Card: the words are on the picture where there is room, whole or not at all (${language})`, async ({
    page,
  }) => {
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await expect(card(page, 'Ribeye').getByRole('img', { name: recommended })).toBeVisible();
      expect((await wordsInSight(page, 'Fillet'))[0], `${width}`).toBe(New?.[language]);
      expect(await wordsInSight(page, 'Sirloin'), `${width}`).toEqual([]);
    }
    expect(await wordsInSight(page, 'Fillet')).toEqual([New?.[language], Spicy?.[language]]);
  });

  test(`Card: a tap on the tag opens the dish, too (${language})`, async ({ page }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await untilTakenOver(page);
    const thumb = await card(page, 'Ribeye').getByRole('img', { name: recommended }).boundingBox();
    await page.mouse.click((thumb?.x ?? 0) + 16, (thumb?.y ?? 0) + 16);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

/** Of a card's tag, the words that are wholly on its picture; one that is there in part is an error. */
function wordsInSight(page: Page, title: string): Promise<readonly (string | null)[]> {
  const marker = page.getByRole('article').filter({ hasText: title }).locator('> span');
  return marker.evaluate((element) => {
    const picture = element.parentElement?.querySelector('img')?.getBoundingClientRect();
    const seen = element.getBoundingClientRect();
    if (!picture || seen.right > picture.right || seen.left < picture.left)
      throw new Error('beside');
    const thumb = element.querySelector('[role="img"]')?.getBoundingClientRect();
    return [...element.querySelectorAll('bdi')]
      .filter((word) => {
        const { top, bottom, left, right } = word.getBoundingClientRect();
        if (top >= seen.bottom) return false;
        if (bottom > seen.bottom || left < seen.left || right > seen.right) throw new Error('cut');
        const letters = document.createRange();
        letters.selectNodeContents(word);
        const text = letters.getBoundingClientRect();
        if (!thumb || (text.left < thumb.right && thumb.left < text.right))
          throw new Error('covered');
        return true;
      })
      .map(({ textContent }) => textContent);
  });
}
