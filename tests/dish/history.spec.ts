import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, open, press, shows, untilGone } from './detail.ts';

test.use({ content: SMALL_MENU });

test('§4 Modal: it is a step of the browser’s history', async ({ menuPage }) => {
  await test.step('the browser’s Back closes it and Forward opens it again', async () => {
    await open(menuPage, 'Ribeye');
    await press(menuPage, 'Next item');
    await shows(menuPage, 'T-bone');
    await menuPage.goBack();
    await expect(detail(menuPage)).toHaveCount(0);
    await expect(menuPage).toHaveURL(/Public-Menu-Access$/);
    await menuPage.goForward();
    await shows(menuPage, 'T-bone');
    await press(menuPage, 'Close');
    await untilGone(menuPage);
  });
  await test.step('an impatient double close does not leave the menu', async () => {
    await open(menuPage, 'Ribeye');
    await detail(menuPage)
      .getByRole('button', { name: 'Close' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await untilGone(menuPage);
    await expect(menuPage.getByRole('article').first()).toBeVisible();
  });
  await test.step('Back and at once Forward leave it open, however late the browser tells of the close', async () => {
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
  await test.step('a dish that is opened while the browser is still on its way back from another stays open', async () => {
    await menuPage.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => {
      const cards = [...document.querySelectorAll<HTMLElement>('article button')];
      const next = cards.find(({ textContent }) => textContent === 'T-bone');
      dialog.addEventListener('close', () => next?.click(), { once: true });
      dialog.close();
    });
    await shows(menuPage, 'T-bone');
    await press(menuPage, 'Close');
    await untilGone(menuPage);
    await expect(menuPage).toHaveURL(/Public-Menu-Access$/);
  });
});
