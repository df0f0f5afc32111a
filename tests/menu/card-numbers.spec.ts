import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { openMenu } from '../support/open-menu.ts';
import { dish } from '../support/sample-menu.ts';
import { NUMBERS_MENU } from '../support/short-menu.ts';
import { switchWholeMenu } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.describe('a whole menu', () => {
  test.use({ content: NUMBERS_MENU });

  test('Card: a number and its unit stay on one line at every width', async ({ page }) => {
    await openMenu(page, 'en');
    await checkNumbers(page, 'en');
    await switchWholeMenu(page, 'ar');
    await checkNumbers(page, 'ar');
  });
});

async function checkNumbers(page: Page, language: Language): Promise<void> {
  await test.step(language, async () => {
    for (const width of [320, 345, 360, 375, 390, 412, 768, 800, 992, 1024, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partedNumbers(page), `${width}`).toEqual([]);
    }
  });
}

const titles = (unit: string) => [
  `Sliced tenderloin 300 ${unit} over rosemary potatoes`,
  `Thick ribeye, 300 ${unit} of it, and half a lemon`,
];
const inArabic = titles('جم');

test.describe('under a search', () => {
  test.use({
    content: {
      SteakHouseMenu: titles('g').map((title, position) =>
        dish(`${position}`, title, { titleAr: inArabic[position] }),
      ),
    },
  });

  test('Card: a highlighted number and its unit stay on one line', async ({ page }) => {
    await openMenu(page, 'en');
    await checkSearchedNumbers(page, 'g');
    await switchWholeMenu(page, 'ar');
    await checkSearchedNumbers(page, 'جم');
  });
});

async function checkSearchedNumbers(page: Page, unit: string): Promise<void> {
  await test.step(`300 ${unit}`, async () => {
    await page.getByRole('searchbox').fill(`300 ${unit}`);
    await expect(page.locator('mark')).toHaveText([`300 ${unit}`, `300 ${unit}`]);
    for (let width = 320; width < 440; width += 8) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partedNumbers(page), `${width}`).toEqual([]);
    }
    await page.getByRole('searchbox').clear();
    await expect(page.locator('mark')).toHaveCount(0);
  });
}

/** Numbers on cards that are on another line than the word after them. */
function partedNumbers(page: Page): Promise<readonly string[]> {
  return page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((one) => {
      // Cards off screen are not laid out yet.
      one.parentElement?.style.setProperty('content-visibility', 'visible');
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const letters: { letter: string; node: Node; at: number }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
          letters.push({ letter, node, at });
        }
      }
      const boxOf = (position: number) => {
        const range = document.createRange();
        const place = letters[position];
        if (!place) throw new Error('there is no such letter');
        range.setStart(place.node, place.at);
        range.setEnd(place.node, place.at + 1);
        return range.getBoundingClientRect();
      };
      const text = letters.map(({ letter }) => letter).join('');
      return [...text.matchAll(/\p{Nd}\s\p{L}/gu)]
        .filter(({ index }) => {
          const [number, unit] = [boxOf(index), boxOf(index + 2)];
          return unit.height > 0 && unit.top >= number.bottom;
        })
        .map(({ index }) => text.slice(index - 3, index + 6));
    }),
  );
}
