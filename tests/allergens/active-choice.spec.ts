import type { Page } from '@playwright/test';
import {
  ALLERGEN_DISHES,
  ALLERGEN_MENU,
  choose,
  openSheet,
  option,
  sheet,
  storeChoice,
  WORDS,
} from '../support/allergens.ts';
import { card, openButton } from '../support/cards.ts';
import { dish } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';

const MORE_DISHES = Array.from({ length: 40 }, (_, position) =>
  dish(`more-${position}`, `More ${position}`, {
    index: 10 + position,
    allergensEn: 'May contain milk',
    allergensAr: 'قد يحتوي على حليب',
  }),
);

test.use({
  content: {
    ...ALLERGEN_MENU,
    SteakHouseMenu: [...ALLERGEN_DISHES, ...MORE_DISHES],
  },
});

const HIDDEN = {
  en: {
    ribeye: 'The only match contains milk.',
    some: '2 more contain milk',
    more: 'All 40 matches contain or may contain milk.',
  },
  ar: {
    ribeye: 'كل النتائج (1) تحتوي على حليب.',
    some: 'أطباق أخرى تحتوي على حليب: 2',
    more: 'كل النتائج (40) تحتوي أو قد تحتوي على حليب.',
  },
} as const;

for (const language of ['en', 'ar'] as const) {
  const words = WORDS[language];

  test(`${language}: while allergens are chosen, marks and a button say so, wherever the menu is scrolled to`, async ({
    page,
  }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    const chip = page.getByRole('button', { name: words.avoidingMilk });
    await expect(card(page, words.title('Ribeye'))).toBeVisible();
    await expect(chip).toHaveCount(0);
    await test.step('on a phone the Allergens button has its word beside its icon', () =>
      expectWordBesideIcon(page, words.allergens));
    await choose(page, words, words.milk);

    await test.step('a screen reader hears the mark and the price with the name', () =>
      expect(openButton(page, words.title('Ribeye'))).toHaveAccessibleDescription(
        `${words.containsMilk} ${language === 'en' ? '149 SR' : '149 ريال'}`,
      ));
    await test.step('the marks differ in shape, not in colour alone', async () => {
      const marks = ['Ribeye', 'More 0', 'Fillet'].map((title) =>
        card(page, words.title(title)).locator('[data-kind]'),
      );
      const looks = await Promise.all(marks.map((mark) => mark.evaluate(shapeOf)));
      expect(new Set(looks).size).toBe(3);
    });

    await test.step('a button says what was chosen, at the top, deep in the menu and under a search', async () => {
      await expect(chip).toBeInViewport({ ratio: 1 });
      await card(page, words.title('More 30')).scrollIntoViewIfNeeded();
      await expect(chip).toBeInViewport({ ratio: 1 });
      await chip.click();
      await expect(option(page, words, words.milk)).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(chip).toBeFocused();
      for (const query of ['Ribeye', 'nothing like this']) {
        await page.getByRole('searchbox').fill(query);
        await expect(chip).toBeInViewport({ ratio: 1 });
      }
      await page.reload();
      await expect(chip).toBeInViewport({ ratio: 1 });
    });

    await test.step('of three it names two and a number, and none is cut, on a small phone with large text too', () =>
      expectNamesWhole(page, language));
    await test.step('while dishes are hidden it says so', async () => {
      await openSheet(page, words);
      await sheet(page, words).getByRole('switch').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: words.without })).toBeInViewport({ ratio: 1 });
      await openSheet(page, words);
      await sheet(page, words).getByRole('button', { name: words.clear }).click();
      await page.keyboard.press('Escape');
    });

    await test.step('who chooses nuts or peanuts is told what the other one is', async () => {
      await openSheet(page, words);
      await expectOtherNutsExplained(page, language);
      await page.keyboard.press('Escape');
    });
    await test.step('with hidden dishes, a search says how many more contain it and shows them', async () => {
      await storeChoice(page, { allergens: [{ group: 'milk' }], isHiding: true });
      await page.reload();
      await expectHiddenMatches(page, language);
    });
  });
}

async function expectHiddenMatches(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await page.getByRole('searchbox').fill('Ribeye');
  await expect(page.getByText(HIDDEN[language].ribeye)).toBeVisible();
  await expect(page.getByText(/No dishes match|لا توجد أطباق تطابق/)).toHaveCount(0);
  await page.getByRole('searchbox').fill('o');
  await expect(card(page, words.title('Sirloin'))).toBeVisible();
  await page.getByRole('searchbox').fill('More');
  await expect(page.getByText(HIDDEN[language].more)).toBeVisible();
  await page.getByRole('button', { name: words.show }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.locator('#menu')).toBeFocused();
  await page.getByRole('searchbox').fill('no such dish');
  await expect(page.getByText(/No dishes match|لا توجد أطباق تطابق/)).toBeVisible();
}

async function expectOtherNutsExplained(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  for (const [chosen, other] of [
    [words.nuts, language === 'en' ? 'Peanuts are not among them' : 'لا تشمل الفول السوداني'],
    [words.peanuts, language === 'en' ? 'are under “Nuts”' : 'تجدها تحت «مكسرات»'],
  ] as const) {
    await expect(sheet(page, words)).not.toContainText(other);
    await option(page, words, chosen).check();
    await expect(option(page, words, chosen)).toHaveAccessibleDescription(new RegExp(other));
  }
}

async function expectNamesWhole(page: Page, language: 'en' | 'ar'): Promise<void> {
  const words = WORDS[language];
  await choose(page, words, words.nuts, words.egg);
  const chip = page.getByRole('button', { name: words.avoidingThree });
  const sizeBefore = page.viewportSize() ?? { width: 390, height: 844 };
  for (const [width, fontSize] of [
    [390, ''],
    [320, ''],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: sizeBefore.height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await expect(chip).toHaveText(words.avoidingTwoMore);
    const overflow = await chip.evaluate((button) =>
      [button, ...button.children].map((each) => each.scrollWidth - each.clientWidth),
    );
    expect(Math.max(...overflow), `${width} ${fontSize}`).toBeLessThanOrEqual(0);
    await expect(chip).toBeInViewport({ ratio: 1 });
    // Deep in the menu the strip's tools stand beside it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('button', { name: words.backToTop })).toBeInViewport({ ratio: 1 });
    await expect(chip).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(sizeBefore);
}

function shapeOf(mark: Element): string {
  const { backgroundColor, borderStyle } = getComputedStyle(mark);
  const isFilled = !backgroundColor.endsWith(' 0)');
  return [isFilled, borderStyle, mark.querySelector('svg')?.innerHTML].join();
}

async function expectWordBesideIcon(page: Page, word: string): Promise<void> {
  const label = page.getByRole('button', { name: word }).getByText(word);
  expect((await label.boundingBox())?.width).toBeGreaterThan(50);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
}
