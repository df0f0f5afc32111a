import { openButton } from '../support/cards.ts';
import { expect, test } from '../support/test.ts';

test('a chunk that fails to load after hydration breaks nothing, and is logged', async ({
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
  await openButton(page, 'Smoked Honey Wings').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
