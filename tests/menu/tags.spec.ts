import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { openButton } from '../support/cards.ts';
import { openMenu } from '../support/open-menu.ts';
import { brand } from '../support/restaurant/menu.config.ts';
import { dish } from '../support/sample-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

const { Best, New, Spicy } = brand.tags;
const PHONE = { width: 390, height: 844 };
const LONG = 'Grilled by our own grandmother';

test.use({
  // One dish is opened after the other, and none is still on its way.
  content: {
    SteakHouseMenu: [
      dish('ribeye', 'Ribeye', { tags: 'Best, Spicy', index: 1 }),
      dish('fillet', 'Fillet', { tags: 'New, Spicy', index: 4 }),
      dish('t-bone', 'T-bone', { tags: 'Chef’s pick', index: 2 }),
      dish('sirloin', 'Sirloin', { tags: LONG, index: 3 }),
    ],
  },
});

test('Tags: what they say stands on the card and in the detail, in both languages', async ({
  page,
}) => {
  await openMenu(page, 'en');
  await checkCards(page, 'en');
  await checkDetails(page, 'en');
  await switchWholeMenu(page, 'ar');
  await checkCards(page, 'ar');
  await checkDetails(page, 'ar');
});

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const thumb = (place: Locator, language: Language) =>
  place.getByRole('img', { name: messages[language].recommended });

async function checkCards(page: Page, language: Language): Promise<void> {
  await test.step(`Card: the words are on the picture where there is room, whole or not at all (${language})`, async () => {
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(thumb(card(page, 'Ribeye'), language)).toBeVisible();
      expect((await wordsInSight(page, 'Fillet'))[0], `${width}`).toBe(New?.[language]);
      expect(await wordsInSight(page, 'Sirloin'), `${width}`).toEqual([]);
    }
    expect(await wordsInSight(page, 'Fillet')).toEqual([New?.[language], Spicy?.[language]]);
  });
}

async function checkDetails(page: Page, language: Language): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.setViewportSize(PHONE);

  await test.step(`Card: a tap on the tag opens the dish, too (${language})`, async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const box = await thumb(card(page, 'Ribeye'), language).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 16, (box?.y ?? 0) + 16);
    await expect(dialog).toBeVisible();
    await close(dialog);
  });

  await test.step(`Detail: beside the thumb stands what the tags say (${language})`, async () => {
    const words = [Best?.[language] ?? '', Spicy?.[language] ?? ''];
    for (const { title, said, classes } of [
      { title: 'Ribeye', said: words, classes: /(^|\s)Best Spicy$/ },
      { title: 'T-bone', said: ['Chef’s pick'], classes: /(^|\s)Chefs pick$/ },
      { title: 'Sirloin', said: [LONG], classes: /(^|\s)Grilled by our own grandmother$/ },
    ]) {
      await openButton(card(page, title)).click();
      await expect(thumb(dialog, language)).toHaveClass(classes);
      for (const word of said) {
        await expect(dialog.getByText(word, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await close(dialog);
    }
  });
}

async function close(dialog: Locator): Promise<void> {
  await dialog.press('Escape');
  await expect(dialog).toHaveCount(0);
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
