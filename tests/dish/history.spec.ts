import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from '../support/test.ts';
import { detail, open, press, shows, untilGone } from './detail.ts';

test.use({ content: SMALL_MENU });

test('§4 Modal: an open dish is a history entry', async ({ menuPage }) => {
  await test.step('Back closes it and Forward opens it again', async () => {
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
  await test.step('a double click on Close does not leave the menu', async () => {
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
  await test.step('Back followed at once by Forward leaves it open, however late the `close` event is', async () => {
    await open(menuPage, 'Ribeye');
    await menuPage.evaluate(() => {
      const delayClose = (event: Event) => {
        event.stopImmediatePropagation();
        window.addEventListener('popstate', () =>
          setTimeout(() => event.target?.dispatchEvent(new Event('close')), 500),
        );
        window.history.forward();
      };
      window.addEventListener('close', delayClose, { capture: true, once: true });
      window.history.back();
    });
    await menuPage.waitForTimeout(1500);
    await shows(menuPage, 'Ribeye');
  });
  await test.step('a dish opened while a Back is pending stays open', async () => {
    await menuPage.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => {
      const cards = [...document.querySelectorAll<HTMLElement>('article h3 button')];
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
