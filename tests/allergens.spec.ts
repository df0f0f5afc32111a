import type { Request } from '@playwright/test';
import { ALLERGEN_MENU, card, choose, openSheet, sheet, WORDS } from './support/allergens.ts';
import { untilTakenOver } from './support/taken-over.ts';
import { expect, test } from './support/test.ts';

test.use({ content: ALLERGEN_MENU });

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/Public-Menu-Access?lang=${language}`);
      await untilTakenOver(page);
    });

    test('every allergen that the menu names can be chosen once, however it is written', async ({
      page,
    }) => {
      await openSheet(page, words);
      const options = sheet(page, words).getByRole('checkbox');
      await expect(options).toHaveCount(3);
      for (const name of [words.milk, words.nuts, words.egg]) {
        await expect(sheet(page, words).getByRole('checkbox', { name, exact: true })).toBeVisible();
      }
      await expect(options.first()).toHaveAccessibleDescription(words.threeDishes);
    });

    test('a dish that contains what is chosen says so, and one of which nothing is known says to ask', async ({
      page,
    }) => {
      await choose(page, words, words.milk);
      for (const name of ['Ribeye', 'T-bone', 'Lentil soup']) {
        await expect(card(page, words.title(name))).toContainText(words.containsMilk);
      }
      await expect(card(page, words.title('Fillet'))).toContainText(words.unstated);
      for (const name of ['Sirloin', 'Tomato soup']) {
        await expect(card(page, words.title(name))).not.toContainText(words.containsMilk);
        await expect(card(page, words.title(name))).not.toContainText(words.unstated);
      }
    });

    test('a dish that contains it is dimmed', async ({ page }) => {
      const picture = card(page, words.title('Ribeye')).getByRole('img');
      await expect(picture).toHaveCSS('filter', 'none');
      await choose(page, words, words.milk);
      await expect(picture).toHaveCSS('filter', 'grayscale(1)');
      await expect(card(page, words.title('Sirloin')).getByRole('img')).toHaveCSS('filter', 'none');
    });

    test('a switch hides such dishes: in the menu, the strip, the search and the detail', async ({
      page,
    }) => {
      await choose(page, words, words.milk, words.nuts);
      await openSheet(page, words);
      await sheet(page, words).getByRole('switch').click();
      await sheet(page, words).getByRole('button', { name: words.close }).click();
      const dishes = page.getByRole('article').getByRole('heading');
      const sirloin = words.title('Sirloin');
      const fillet = words.title('Fillet');
      await expect(dishes).toHaveText([sirloin, fillet]);
      await expect(page.getByRole('navigation').getByRole('link')).toContainText([words.steaks]);
      await expect(page.getByRole('link', { name: words.soups })).toHaveCount(0);

      await page.getByRole('searchbox').fill('i');
      await expect(dishes).toHaveText([sirloin, fillet]);
      await page.getByRole('searchbox').fill('');
      await page.getByRole('button', { name: sirloin }).click();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog', { name: fillet })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('dialog', { name: sirloin })).toBeVisible();
      await page.keyboard.press('Escape');

      await expect(page.getByText(words.hidden)).toBeVisible();
      await page.getByRole('button', { name: words.show }).click();
      await expect(dishes).toHaveCount(6);
      await expect(card(page, words.title('Ribeye'))).toContainText(words.containsMilk);
    });

    test('in the detail the chosen ones are marked', async ({ page }) => {
      await choose(page, words, words.nuts);
      await page.getByRole('button', { name: words.title('T-bone') }).click();
      const marked = page.getByRole('dialog').locator('mark');
      await expect(marked).toHaveText([language === 'en' ? 'nuts' : 'مكسرات']);
    });

    test('the choice is the same in the other language and after a reload', async ({ page }) => {
      await choose(page, words, words.milk);
      const other = WORDS[language === 'en' ? 'ar' : 'en'];
      await page
        .getByRole('navigation')
        .getByRole('button', { name: language === 'en' ? 'العربية' : 'English' })
        .click();
      for (const visit of ['now', 'reloaded']) {
        if (visit === 'reloaded') await page.reload();
        await expect(card(page, other.title('Ribeye'))).toContainText(other.containsMilk);
        await openSheet(page, other);
        await expect(sheet(page, other).getByRole('checkbox', { name: other.milk })).toBeChecked();
        await page.goBack();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('nothing is ever called safe', async ({ page }) => {
      await choose(page, words, words.milk);
      await openSheet(page, words);
      await expect(sheet(page, words)).toBeVisible();
      await expect(page.locator('body')).not.toContainText(/\bsafe\b|آمن/i);
    });
  });
}

test('the sheet closes by Escape, by Back and beside it, and the focus is back on its button', async ({
  menuPage,
}) => {
  const { allergens } = WORDS.en;
  const button = menuPage.getByRole('button', { name: allergens });
  for (const close of [
    () => menuPage.keyboard.press('Escape'),
    () => menuPage.goBack(),
    () => menuPage.mouse.click(10, 10),
  ]) {
    await button.click();
    await expect(sheet(menuPage, WORDS.en)).toBeVisible();
    await close();
    await expect(menuPage.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await expect(menuPage).toHaveURL(/Public-Menu-Access$/);
});

test('what is chosen stays on the phone: nothing of it is ever sent', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/Public-Menu-Access');
  await choose(page, WORDS.en, WORDS.en.milk, WORDS.en.nuts);
  await page.reload();
  await expect(card(page, 'Ribeye')).toContainText('Contains milk, nuts');
  const sent = await Promise.all(
    requests.map(async (request) =>
      JSON.stringify([request.url(), request.postData(), await request.allHeaders()]),
    ),
  );
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => /milk|nuts|allergens["=]/i.test(request))).toEqual([]);
});

test('where nothing can be stored the choice lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto('/Public-Menu-Access');
  await choose(page, WORDS.en, WORDS.en.milk);
  await expect(card(page, 'Ribeye')).toContainText('Contains milk');
});

test('whatever else lies in its place in the storage, the menu shows', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('menu-allergens', '{"allergens": 7'));
  await page.goto('/Public-Menu-Access');
  await expect(card(page, 'Ribeye')).toBeVisible();
  await expect(page.getByText('Contains')).toHaveCount(0);
});

test('what is chosen in one tab is marked in the other', async ({ menuPage, context }) => {
  const other = await context.newPage();
  await other.goto('/Public-Menu-Access');
  await choose(other, WORDS.en, WORDS.en.milk);
  await expect(card(menuPage, 'Ribeye')).toContainText('Contains milk');
});

test.describe('a menu that names none', () => {
  test.use({ content: { ...ALLERGEN_MENU, SteakHouseMenu: [{ id: 'x', titleEn: 'Ribeye' }] } });

  test('says so, and to ask', async ({ menuPage }) => {
    await openSheet(menuPage, WORDS.en);
    await expect(sheet(menuPage, WORDS.en)).toContainText('Please ask us.');
    await expect(sheet(menuPage, WORDS.en).getByRole('checkbox')).toHaveCount(0);
  });
});
