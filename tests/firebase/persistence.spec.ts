import { expectPicture } from '../support/expect-picture.ts';
import { countDocuments } from '../support/firebase-content.ts';
import type { StandInContent } from '../support/firebase-stand-in/content.ts';
import { BACKEND_TROUBLE, expect, saysStored, test, visit } from '../support/firebase-test.ts';
import { outlastSecond } from '../support/visit-until-stored.ts';

test.use({ serviceWorkers: 'allow' });

test('§7 offline persistence: a dead network after one visit still shows the whole menu and the slide that was seen', async ({
  page,
  standIn,
  standInContent,
  expectedTrouble,
}) => {
  expectedTrouble.push(BACKEND_TROUBLE);
  await visit(page);
  await test.step('the database that tries whether the browser can store is deleted', async () => {
    const names = await page.evaluate(async () => {
      const databases = await indexedDB.databases();
      return databases.map(({ name }) => name);
    });
    expect(names).not.toContain('menu-probe');
  });
  const cachedPictures = () =>
    page.evaluate(async () => {
      const cached = await (await caches.open('pictures')).keys();
      return cached.filter(({ url }) => url.includes('alt=media')).length;
    });
  await expect.poll(cachedPictures).toBeGreaterThan(0);
  await outlastSecond(page);
  standIn.setFault({ service: 'all', kind: 'offline' });
  await page.reload();
  await expect(page.locator('article')).toHaveCount(countDishes(standInContent));
  await expectPicture(page.getByRole('region', { name: 'Highlights' }).getByRole('img'));

  await test.step('what is read when the network comes back is stored, too', async () => {
    const [dish, ...others] = standInContent.collections.SteakHouseMenu ?? [];
    const SteakHouseMenu = [{ ...dish, id: dish?.id ?? '', priceEn: '987' }, ...others];
    const collections = { ...standInContent.collections, SteakHouseMenu };
    standIn.setContent({ ...standInContent, collections });
    const stored = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('offline use; 1 documents'),
    });
    standIn.setFault();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await stored;
    await outlastSecond(page);
    standIn.setFault({ service: 'all', kind: 'offline' });
    await page.reload();
    await expect(page.getByText('987 SR')).toBeVisible();
  });
});

test('§7 offline persistence: a dead network after one visit still shows a menu without slides', async ({
  page,
  standIn,
  standInContent,
  expectedTrouble,
}) => {
  expectedTrouble.push(BACKEND_TROUBLE);
  const collections = { ...standInContent.collections, SHAdminHero: [] };
  standIn.setContent({ ...standInContent, collections });
  await visit(page);
  await outlastSecond(page);
  standIn.setFault({ service: 'all', kind: 'offline' });
  await page.reload();
  await expect(page.locator('article')).toHaveCount(countDishes(standInContent));
});

test('§8 Persistence: several tabs at once work, and only log', async ({
  page,
  context,
  standIn,
  standInContent,
}) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  // At least one tab stores the menu. One whose reads the cache of §9 answered does not.
  const stored = context.waitForEvent('console', { predicate: saysStored });
  await Promise.all(tabs.map((tab) => tab.goto('/Public-Menu-Access')));
  await stored;
  for (const tab of tabs) {
    await expect(tab.locator('article')).toHaveCount(countDishes(standInContent));
  }
  // Fewer where the cache of §9 answered one tab with what another had just read.
  expect(standIn.reads).toBeLessThanOrEqual(tabs.length * countDocuments(standInContent));
});

for (const { why, refuse } of [
  { why: 'fails', refuse: 'error' },
  { why: 'is not there', refuse: 'absent' },
]) {
  test(`§8 Persistence: where IndexedDB ${why}, the app works and logs one message`, async ({
    page,
    standIn,
    standInContent,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.addInitScript((how) => {
      if (how === 'absent') Object.defineProperty(window, 'indexedDB', { value: undefined });
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    }, refuse);
    await page.goto('/Public-Menu-Access');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect
      .poll(() => warnings.filter((text) => text.includes('offline use')))
      .toHaveLength(1);
    await expect.poll(() => standIn.reads).toBe(countDocuments(standInContent));
  });
}

function countDishes({ collections }: StandInContent): number {
  return collections.SteakHouseMenu?.length ?? 0;
}
