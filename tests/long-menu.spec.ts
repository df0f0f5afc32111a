import { generateItems } from '../bench/scale.ts';
import { expect, test } from './support/test.ts';

const COUNT = 400;

test.use({ content: { SHAdminHero: [], SteakHouseMenu: await generateItems(COUNT) } });

test('A long menu: a category far down is there as soon as someone goes there', async ({
  menuPage,
}) => {
  const strip = menuPage.getByRole('navigation', { name: 'Categories' });
  const last = strip.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  const section = menuPage.getByRole('region', { name, exact: true });
  await expect(section.getByRole('article').first()).toBeInViewport();
});

test('A long menu: in time all of it is in the page, for the browser’s own search', async ({
  menuPage,
}) => {
  await expect(menuPage.locator('article')).toHaveCount(COUNT, { timeout: 50_000 });
});

test('A long menu: what is out of sight changes language too, and search goes on', async ({
  menuPage,
}) => {
  const far = menuPage.locator('article').nth(60);
  await expect(far).toBeAttached({ timeout: 30_000 });
  const english = (await far.locator('h3').textContent()) ?? '';
  await menuPage.getByRole('button', { name: 'العربية' }).click();
  await expect(far.locator('h3')).not.toHaveText(english);
  await expect(far.locator('h3')).toHaveText(/\p{Script=Arabic}/u);
  await menuPage.getByRole('button', { name: 'English' }).click();
  await expect(far.locator('h3')).toHaveText(english);
  await menuPage.getByRole('searchbox').fill('ribeye');
  await expect(menuPage.getByRole('article').first()).toContainText(/ribeye/i);
});
