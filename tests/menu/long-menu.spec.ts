import type { Page } from '@playwright/test';
import { CATEGORY_SCROLL_OFFSET_PX } from '../../src/domain/constants.ts';
import { generateItems } from '../support/generated-menu/generate-items.ts';
import { expect, test } from '../support/test.ts';

/** More than the page is served with. */
const COUNT = 320;

test.use({ content: { SHAdminHero: [], SteakHouseMenu: await generateItems(COUNT) } });

const lastLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link').last();

async function lastSection(page: Page) {
  const name = (await lastLink(page).textContent()) ?? '';
  const section = page.getByRole('region', { name, exact: true });
  const distance = async () =>
    Math.abs(((await section.boundingBox())?.y ?? Number.NaN) - CATEGORY_SCROLL_OFFSET_PX);
  return { section, distance };
}

test('A long menu: jumping to a category far down', async ({ menuPage }) => {
  const { section, distance } = await lastSection(menuPage);
  await expect(menuPage.locator('article')).toHaveCount(COUNT);

  await test.step('without motion, a click on a category far down shows it at its place', async () => {
    await lastLink(menuPage).click();
    await expect.poll(distance, { timeout: 20_000 }).toBeLessThanOrEqual(1);
    await expect(section.getByRole('article').first()).toBeInViewport();
  });

  await menuPage.keyboard.press('Home');
  await menuPage.waitForFunction(() => window.scrollY === 0);

  await test.step('scrolling away during a jump to a category cancels the jump', async () => {
    await menuPage.emulateMedia({ reducedMotion: 'no-preference' });
    await lastLink(menuPage).dispatchEvent('click');
    await menuPage.waitForFunction(() => window.scrollY > 600);
    await menuPage.keyboard.press('Home');
    await menuPage.evaluate(
      () =>
        new Promise((resolve) => {
          let timer = window.setTimeout(resolve, 1000);
          window.addEventListener('scroll', () => {
            clearTimeout(timer);
            timer = window.setTimeout(resolve, 1000);
          });
        }),
    );
    // Not always 0: the browser keeps what it shows in place while cards on the way get their heights.
    expect(await menuPage.evaluate(() => window.scrollY)).toBeLessThan(600);
  });
});

test('A long menu: all of it is rendered, also off screen', async ({ menuPage }) => {
  await test.step('all of it is in the page, for the browser’s own search', async () => {
    await expect(menuPage.locator('article')).toHaveCount(COUNT);
  });

  await test.step('cards off screen change language too, and search still works', async () => {
    const far = menuPage.locator('article').nth(60);
    await expect(far).toBeAttached();
    const english = (await far.locator('h3').textContent()) ?? '';
    await menuPage.getByRole('button', { name: 'العربية' }).click();
    await expect(far.locator('h3')).not.toHaveText(english);
    await expect(far.locator('h3')).toHaveText(/\p{Script=Arabic}/u);
    await menuPage.getByRole('button', { name: 'English' }).click();
    await expect(far.locator('h3')).toHaveText(english);
    await menuPage.getByRole('searchbox').fill('ribeye');
    await expect(menuPage.getByRole('article').first()).toContainText(/ribeye/i);
  });

  await test.step('all matches are in the page, however many', async () => {
    await menuPage.getByRole('searchbox').fill('r');
    await expect(menuPage.getByText(`${COUNT} dishes found`)).toBeVisible();
    await expect(menuPage.locator('article:visible')).toHaveCount(COUNT);
    await menuPage.getByRole('searchbox').fill('');
    await expect(menuPage.locator('article')).toHaveCount(COUNT);
  });
});
