import type { Page } from '@playwright/test';
import { drawn, openMenu, PHONE } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, leave, open, press, WORDS } from './detail.ts';

test.describe.configure({ timeout: 180_000 });

/** The smallest phone with its browser's toolbars, with every dish; one in landscape, with some. */
const SCREENS = [
  { width: 360, height: 640, picture: 1 / 3, perCategory: 100 },
  { width: 844, height: 390, picture: 1, perCategory: 2 },
];

for (const { language, next, close } of WORDS) {
  test(`§2 Detail: price, calories and allergens of every dish are visible when it opens (${language})`, async ({
    page,
  }) => {
    await openMenu(page, language);
    const all = await page.getByRole('article').count();
    const categories = await page.locator('section:has(> h2)').count();
    for (const { width, height, ...limits } of SCREENS) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await drawn(page);
        const { opened, troubles } = await openDishes(page, { next, close, ...limits });
        expect(troubles).toEqual([]);
        expect(opened).toBe(Math.min(all, limits.perCategory * categories));
      });
    }
  });
}

interface Words {
  readonly next: string;
  readonly close: string;
  /** The picture's largest share of the screen's height. */
  readonly picture: number;
  /** How many dishes of a category are opened at most. */
  readonly perCategory: number;
}

/** Reports what is cut off or covered of each dish's title, first two facts (calories, allergens) and price. */
function openDishes(page: Page, words: Words) {
  return page.evaluate(async ({ next, close, picture, perCategory }) => {
    const troubles: string[] = [];
    let opened = 0;
    const dialog = () => document.querySelector('dialog[open]');
    const press = (name: string) =>
      [...(dialog()?.querySelectorAll('button') ?? [])]
        .find((button) => (button.ariaLabel ?? button.textContent) === name)
        ?.click();
    const textOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ');
    const until = async (what: string, isSo: () => boolean) => {
      const deadline = performance.now() + 10_000;
      while (!isSo()) {
        if (performance.now() > deadline) throw new Error(`timed out waiting for ${what}`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    };
    const isWhole = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => {
        const seen = document.elementFromPoint((left + right) / 2, y);
        return seen && seen !== dialog() && (element.contains(seen) || seen.contains(element));
      });
    };
    const look = (title: string) => {
      opened += 1;
      for (const element of dialog()?.querySelectorAll(
        'h2, dl > div:nth-child(-n + 2), p:has(> bdi)',
      ) ?? []) {
        if (!isWhole(element)) troubles.push(`${title}: ${textOf(element)}`);
      }
      const shown = dialog()?.querySelector('picture, [data-picture-transition]');
      const share = (shown?.getBoundingClientRect().height ?? 0) / window.innerHeight;
      if (share > picture) troubles.push(`${title}: its picture`);
    };
    for (const section of document.querySelectorAll('section:has(> h2)')) {
      const titles = [...section.querySelectorAll('h3')].map(textOf);
      section.querySelector<HTMLElement>('h3 button')?.click();
      for (const [position, title] of titles.slice(0, perCategory).entries()) {
        if (position > 0) press(next);
        await until(title, () => {
          const [heading, leaving] = dialog()?.querySelectorAll('h2') ?? [];
          return textOf(heading) === title && leaving === undefined;
        });
        look(title);
      }
      press(close);
      await until('the dialog to close', () => dialog() === null);
    }
    return { opened, troubles };
  }, words);
}

test.describe('a long description', () => {
  const parts = Array.from({ length: 24 }, (_, number) => `Part ${number}`).join('/');
  test.use({
    content: {
      SteakHouseMenu: [
        {
          id: 'long',
          titleEn: 'Long',
          titleAr: 'Long بالعربية',
          descriptionsEn: parts,
          descriptionsAr: parts,
          priceEn: '1',
          priceAr: '1',
        },
      ],
    },
    viewport: PHONE,
  });

  test('Detail: a long description fades at its lower edge until its last line', async ({
    menuPage,
  }) => {
    for (const { language, other, close, titleOf } of WORDS) {
      await test.step(`in the language ${language}`, async () => {
        await open(menuPage, titleOf('Long'));
        await expect(detail(menuPage).getByRole('button', { name: close })).toBeInViewport();
        await expectFadeUntilLastLine(menuPage);
        await press(menuPage, other);
        await leave(menuPage);
      });
    }
  });
});

async function expectFadeUntilLastLine(page: Page): Promise<void> {
  const last = detail(page).getByRole('listitem').last();
  const fadeTop = () => detail(page).evaluate(topOfFade);
  expect(await fadeTop()).toBeLessThan((await last.boundingBox())?.y ?? 0);
  await last.scrollIntoViewIfNeeded();
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 2000);
  const bottom = async () => {
    const box = await last.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await expect.poll(async () => (await bottom()) - (await fadeTop())).toBeLessThanOrEqual(1);
}

/** The top of the fade at the lower edge. */
function topOfFade(dialog: HTMLElement): number {
  for (const element of dialog.querySelectorAll('*')) {
    const { position, backgroundImage, height } = getComputedStyle(element, '::after');
    if (position === 'sticky' && backgroundImage.startsWith('linear-gradient')) {
      // What scrolls is the element or its parent.
      const boxes = [element, element.parentElement ?? element];
      const bottoms = boxes.map((box) => box.getBoundingClientRect().bottom);
      return Math.min(...bottoms) - Number.parseFloat(height);
    }
  }
  return Number.POSITIVE_INFINITY;
}
