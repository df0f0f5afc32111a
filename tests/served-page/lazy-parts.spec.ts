import { openButton } from '../support/cards.ts';
import { expectInteractive, untilHydrated } from '../support/hydrated.ts';
import { SHORT_MENU } from '../support/short-menu.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: SHORT_MENU });

const OVERLAYS = '**/assets/overlays-*.js';
const READER = '**/assets/allergens-*.js';

function chooseMilk(): void {
  localStorage.setItem('menu-allergens', '{"allergens":[{"group":"milk"}]}');
}

const ENGLISH = {
  address: '/Public-Menu-Access?lang=en',
  allergens: 'Allergens',
  notice: 'A part of this page could not be loaded. Allergens are not marked.',
  tryAgain: 'Try again',
};
const ARABIC = {
  address: '/Public-Menu-Access?lang=ar',
  allergens: 'مسببات الحساسية',
  notice: 'تعذّر تحميل جزء من هذه الصفحة. مسببات الحساسية غير محددة.',
  tryAgain: 'حاول مرة أخرى',
};

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
  await openButton(page).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an overlay that fails to load reloads the page once, at the same place, and opens', async ({
  page,
  expectedTrouble,
}) => {
  const { address, allergens } = ENGLISH;
  expectedTrouble.push(/overlays-/, /ERR_FAILED/);
  await page.route(OVERLAYS, (route) => route.abort(), { times: 1 });
  await page.goto(address);
  await untilHydrated(page);
  const dish = page.getByRole('article').nth(8);
  await dish.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => Math.round(window.scrollY));
  expect(position).toBeGreaterThan(844);
  const isReloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: allergens }).first().dispatchEvent('click');
  await isReloaded;
  await expect(page.getByRole('dialog', { name: allergens })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dish).toBeInViewport();
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(position);
});

test('allergens that still cannot be read after that are not overwritten, and the visitor is told', async ({
  page,
  expectedTrouble,
}) => {
  const { address, allergens, tryAgain } = ARABIC;
  expectedTrouble.push(/allergens-/, /ERR_FAILED/);
  await page.route(READER, (route) => route.abort());
  await page.addInitScript(chooseMilk);
  await page.goto(address);
  await untilHydrated(page);
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.getByRole('button', { name: allergens }).click();
  await expect(page.getByRole('alert')).toContainText('تعذّر تحميل جزء من هذه الصفحة.');
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
  expect(reloads).toBe(1);

  await test.step('a later failure does not reload the page again', async () => {
    await page.getByRole('button', { name: allergens, exact: true }).click();
    await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
    expect(reloads).toBe(1);
  });

  await page.unroute(READER);
  await page.getByRole('button', { name: tryAgain }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: allergens, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'حليب' })).toBeChecked();
});

for (const { script, words } of [
  { script: 'start', words: ENGLISH },
  { script: 'main', words: ARABIC },
]) {
  test(`without ${script}.js the page tries once more, says so, and stays readable`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/assets/, /ERR_FAILED/);
    let requests = 0;
    await page.route(`**/assets/${script}-*.js`, (route) => {
      requests += 1;
      return route.abort();
    });
    await page.addInitScript(chooseMilk);
    await page.goto(words.address);
    await expect(page.getByRole('alert')).toContainText(words.notice);
    await expect(page.getByRole('article').first()).toBeVisible();
    const tried = requests;
    await page.unroute(`**/assets/${script}-*.js`);
    const isReloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.tryAgain }).click();
    await isReloaded;
    await expectInteractive(page);
    expect(tried).toBeGreaterThan(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
