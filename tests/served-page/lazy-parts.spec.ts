import { expect, test } from '../support/test.ts';

test('a script that fails to load after the page takes nothing away, and is logged', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/after-load-/, /ERR_FAILED/);
  await page.route('**/assets/after-load-*.js', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The menu will not work offline'),
  );
  await page.goto('/Public-Menu-Access');
  await logged;
  await page.getByRole('button', { name: 'Smoked Honey Wings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an overlay that fails to load is closed and logged, and the next tap tries again', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/overlays-/, /ERR_FAILED/);
  await page.route('**/assets/overlays-*.js', (route) => route.abort());
  await page.goto('/Public-Menu-Access');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The overlay cannot be loaded'),
  );
  await page.getByRole('button', { name: 'Allergens' }).click();
  await logged;
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();

  await page.unroute('**/assets/overlays-*.js');
  await page.getByRole('button', { name: 'Allergens' }).click();
  await expect(page.getByRole('dialog', { name: 'Allergens' })).toBeVisible();
});
