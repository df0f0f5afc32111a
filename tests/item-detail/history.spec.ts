import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, open, press, shows } from './detail.ts';

test.use({ content: SMALL_MENU });

test('§4 Modal: the browser’s Back closes it and Forward opens it again', async ({ menuPage }) => {
  await open(menuPage, 'Ribeye');
  await press(menuPage, 'Next item');
  await shows(menuPage, 'T-bone');
  await menuPage.goBack();
  await expect(detail(menuPage)).toHaveCount(0);
  await expect(menuPage).toHaveURL(/Public-Menu-Access$/);
  await menuPage.goForward();
  await shows(menuPage, 'T-bone');
  await press(menuPage, 'Close');
  await expect(detail(menuPage)).toHaveCount(0);
});

test('§4 Modal: Back and at once Forward leave it open, however late the browser tells of the close', async ({
  menuPage,
}) => {
  await open(menuPage, 'Ribeye');
  await menuPage.evaluate(() => {
    const tellLate = (event: Event) => {
      event.stopImmediatePropagation();
      window.addEventListener('popstate', () =>
        setTimeout(() => event.target?.dispatchEvent(new Event('close')), 500),
      );
      window.history.forward();
    };
    window.addEventListener('close', tellLate, { capture: true, once: true });
    window.history.back();
  });
  await menuPage.waitForTimeout(1500);
  await shows(menuPage, 'Ribeye');
});

test('§4 Modal: an impatient double close does not leave the menu', async ({ menuPage }) => {
  await open(menuPage, 'Ribeye');
  await detail(menuPage)
    .getByRole('button', { name: 'Close' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(detail(menuPage)).toHaveCount(0);
  await expect(menuPage.getByRole('article').first()).toBeVisible();
});
