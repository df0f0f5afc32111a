import type { Locator, Page } from '@playwright/test';
import { openButton } from '../support/cards.ts';
import { dish, SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail } from './detail.ts';

const lines = Array.from({ length: 12 }, (_, line) => `Line ${line}`).join('/');
const SteakHouseMenu = [
  dish('bone', 'T-Bone of the whole house for four hungry people', {
    tags: 'Best',
    descriptionsEn: lines,
    descriptionsAr: lines,
  }),
  dish('plain', 'Plain', { itemImage: '', priceEn: '1', priceAr: '1', index: 1 }),
];
test.use({ content: { ...SMALL_MENU, SteakHouseMenu } });

for (const { language, recommended } of [
  { language: 'en', recommended: 'Recommended' },
  { language: 'ar', recommended: 'موصى به' },
]) {
  const address = `/Public-Menu-Access?lang=${language}`;

  test(`${language}: a dish on the smallest and on usual screens`, async ({ page }) => {
    await test.step('on 320 × 256 nothing of the dish is painted over its buttons', () =>
      expectNothingOverButtons(page));
    await test.step('a dish without a picture has no empty box', () => expectNoEmptyBox(page));
  });

  async function expectNothingOverButtons(page: Page): Promise<void> {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${address}&dish=bone`);
    const thumb = detail(page).getByRole('img', { name: recommended });
    // Polled, because the sheet slides in.
    const isCovered = () =>
      thumb.evaluate((icon) => {
        const middle = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { x: (left + right) / 2, y: (top + bottom) / 2 };
        };
        const moves = [...(icon.closest('dialog')?.querySelectorAll('button') ?? [])].slice(-3);
        const [previous] = moves;
        if (!previous) return false;
        const panel = icon.closest<HTMLElement>('dialog > div');
        if (!panel) return false;
        // Room to scroll what is at the top down to the buttons.
        panel.style.paddingBlockStart = '256px';
        panel.scrollBy({ top: middle(icon).y - middle(previous).y, behavior: 'instant' });
        const { x, y } = middle(icon);
        return moves.some((button) => button.contains(document.elementFromPoint(x, y)));
      });
    await expect.poll(isCovered).toBe(true);
  }

  async function expectNoEmptyBox(page: Page): Promise<void> {
    await page.goto(`${address}&dish=plain`);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { above, share } = await detail(page)
        .getByRole('heading')
        .evaluate((heading) => {
          const title = heading.getBoundingClientRect();
          const row = heading.parentElement?.getBoundingClientRect() ?? title;
          const panel = heading.closest('dialog > div')?.getBoundingClientRect() ?? title;
          return { above: title.top - panel.top, share: row.width / panel.width };
        });
      expect(above).toBeLessThan(64);
      expect(share).toBeGreaterThan(0.8);
    }
  }
}

test('“T-Bone” stays on one line in a narrow card, also as a match, and in the dish', async ({
  page,
}) => {
  const expectOneLine = async (word: Locator) => {
    await expect(word).toHaveText('T-Bone');
    const linesOf = (one: HTMLElement | SVGElement) =>
      new Set([...one.getClientRects()].map(({ top }) => top)).size;
    expect(await word.evaluate(linesOf)).toBe(1);
  };
  await page.setViewportSize({ width: 200, height: 640 });
  await page.goto('/Public-Menu-Access?dish=bone');
  await expectOneLine(detail(page).getByRole('heading').locator('span').first());
  await expectOneLine(openButton(page).locator('span').first());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill('bone');
  await expect(page.locator('mark')).toHaveText('Bone');
  await expectOneLine(page.locator('h3 span', { has: page.locator('mark') }));
});
