import { expect, test } from '../support/firebase-test.ts';

test('§4 App start: nothing is rendered until the first authentication state is known', async ({
  page,
  standIn,
}) => {
  // The timeout of 5 s does not pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  // The provider reads a user from IndexedDB first; this one answers when the test says so.
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    const held: (() => void)[] = [];
    const answerAuth = () => {
      for (const answer of held.splice(0)) answer();
    };
    Object.assign(window, { answerAuth, isAuthHeld: () => held.length > 0 });
    IDBFactory.prototype.open = function (name, version) {
      const request = open.call(this, name, version);
      if (name !== 'firebaseLocalStorageDb') return request;
      const hold = (event: Event) => {
        if (Reflect.get(event, 'isReleased')) return;
        event.stopImmediatePropagation();
        held.push(() => {
          const again = new Event('success');
          Object.assign(again, { isReleased: true });
          request.dispatchEvent(again);
        });
      };
      request.addEventListener('success', hold, { capture: true });
      return request;
    };
  });
  await page.goto('/Public-Menu-Access');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isAuthHeld')())).toBe(true);
  await expect.poll(() => standIn.reads).toBeGreaterThan(0);
  await expect(page.locator('#root')).toBeEmpty();
  await page.evaluate(() => Reflect.get(window, 'answerAuth')());
  await expect(page.getByRole('article').first()).toBeVisible();

  await test.step('§6 Nobody is asked to sign in: the search is the only field', async () => {
    await expect(page.locator('form')).toHaveCount(0);
    await expect(page.locator('input, textarea, select')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveCount(1);
  });
});

test('§4 App start: a listener without an answer for 5 s counts as signed out, and is logged', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name !== 'firebaseLocalStorageDb') return open.call(this, name, version);
      return new Proxy(open.call(this, `${name}-other`), {
        get: () => () => undefined,
        set: () => true,
      });
    };
  });
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('continuing as signed out'),
  );
  await page.goto('/Public-Menu-Access', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeEmpty();
  await logged;
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§4 App start: a listener that cannot be loaded counts as signed out, and is logged', async ({
  page,
  expectedTrouble,
}) => {
  expectedTrouble.push(/session-/, /ERR_FAILED/);
  await page.route('**/assets/session-*.js', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('continuing as signed out'),
  );
  await page.goto('/Public-Menu-Access');
  await logged;
  await expect(page.getByRole('article').first()).toBeVisible();
});
