import { expectPicture } from '../support/expect-picture.ts';
import { countDocuments } from '../support/firebase-content.ts';
import { BACKEND_TROUBLE, expect, forgetCache, test, visit } from '../support/firebase-test.ts';

test.use({ serviceWorkers: 'allow' });

for (const { menu, changes } of [
  { menu: 'the whole menu', changes: {} },
  { menu: 'a menu without slides', changes: { SHAdminHero: [] } },
]) {
  test(`§7 offline persistence: a dead network after one visit still shows ${menu}`, async ({
    page,
    context,
    standIn,
    standInContent,
    expectedTrouble,
  }) => {
    expectedTrouble.push(BACKEND_TROUBLE);
    const collections = { ...standInContent.collections, ...changes };
    standIn.setContent({ ...standInContent, collections });
    await forgetCache(context);
    await visit(page, standIn);
    standIn.setFault({ service: 'all', kind: 'offline' });
    await page.reload();
    await expect(page.locator('article')).toHaveCount(
      standInContent.collections.SteakHouseMenu?.length ?? 0,
    );
  });
}

test('§7 after one visit, a dead backend still shows the slide that was seen', async ({
  page,
  standIn,
  expectedTrouble,
}) => {
  expectedTrouble.push(BACKEND_TROUBLE);
  await visit(page, standIn);
  const keptPictures = () =>
    page.evaluate(async () => {
      const kept = await (await caches.open('pictures')).keys();
      return kept.filter(({ url }) => url.includes('alt=media')).length;
    });
  await expect.poll(keptPictures).toBeGreaterThan(0);
  standIn.setFault({ service: 'all', kind: 'offline' });
  await page.reload();
  const slide = page.getByRole('region', { name: 'Highlights' }).getByRole('img');
  await expectPicture(slide);
});

for (const count of [2, 3]) {
  test(`§8 Persistence: ${count} tabs at once work, and only log`, async ({
    page,
    context,
    standIn,
    standInContent,
  }) => {
    const pages = [page];
    while (pages.length < count) pages.push(await context.newPage());
    await Promise.all(pages.map((tab) => visit(tab, standIn)));
    for (const tab of pages) {
      await expect(tab.locator('article')).toHaveCount(
        standInContent.collections.SteakHouseMenu?.length ?? 0,
      );
    }
    // Fewer where a tab found what another one had left in the cache of §9 a moment ago.
    expect(standIn.reads).toBeLessThanOrEqual(count * countDocuments(standInContent));
  });
}

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
