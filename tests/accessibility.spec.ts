import { arriveEmpty } from './support/arrive-empty.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

for (const language of ['en', 'ar']) {
  for (const colorScheme of ['dark', 'light'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      test(`axe finds nothing: page, detail, search (${language}, ${colorScheme})`, async ({
        page,
      }) => {
        await page.goto(`/Public-Menu-Access?lang=${language}`);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectNoViolations(page);

        await page.getByRole('article').first().getByRole('button').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoViolations(page, 'dialog');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);

        await page.getByRole('searchbox').fill(language === 'en' ? 'steak' : 'ستيك');
        await expect(page.locator('mark').first()).toBeVisible();
        await expectNoViolations(page);
        await page.getByRole('searchbox').fill('xyzzy');
        await expect(page.getByRole('article')).toHaveCount(0);
        await expectNoViolations(page);
      });

      test(`axe finds nothing: failure (${language}, ${colorScheme})`, async ({
        page,
        expectedTrouble,
      }) => {
        expectedTrouble.push(/503/);
        await arriveEmpty(page);
        await page.route('**/SteakHouseMenu.json', (route) => route.fulfill({ status: 503 }));
        await page.goto(`/Public-Menu-Access?lang=${language}`);
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }
}

test('Landmarks: one main, one h1, headings in order', async ({ menuPage }) => {
  await expect(menuPage.getByRole('article').first()).toBeVisible();
  await expect(menuPage.getByRole('main')).toHaveCount(1);
  await expect(menuPage.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await menuPage
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  for (const [position, level] of levels.entries()) {
    expect(level - (levels[position - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
});
