import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startStaticHost } from '../support/static-host.ts';
import { test as base, expect } from '../support/test.ts';
import { forgetCache, visitUntilStored } from '../support/visit-until-stored.ts';

type StaticHost = Awaited<ReturnType<typeof startStaticHost>>;

const test = base.extend<{ host: StaticHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  host: async ({}, use) => {
    const host = await startStaticHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

test.use({ serviceWorkers: 'allow' });

test('§7 on a static host neither a half-edited file nor a proxy’s error takes the menu from a phone that holds it', async ({
  page,
  context,
  host,
  expectedTrouble,
}) => {
  // This host has no sized pictures.
  expectedTrouble.push(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|404|50[24]/,
    /SteakHouseMenu/,
  );
  await forgetCache(context);
  await visitUntilStored(page);
  const dishes = await page.getByRole('article').count();

  await test.step('while a proxy answers 502 the menu is there, and says that it may be old', async () => {
    host.setDown(true);
    for (const address of ['/Public-Menu-Access', '/']) {
      await page.goto(address);
      await expect(page.getByRole('article')).toHaveCount(dishes);
    }
    await expect(page.getByText('This is the menu as you last saw it.')).toBeVisible();
    // What no cache holds is the network's error.
    await expect(page.evaluate(() => fetch('/content/none.webp'))).rejects.toThrow(
      'Failed to fetch',
    );
    host.setDown(false);
  });

  await writeFile(path.join(host.folder, 'content/SteakHouseMenu.json'), '[{"id": ');
  const isRead = page.waitForResponse(/SteakHouseMenu\.json$/);
  await page.reload();
  await (await isRead).finished();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(dishes);
  const kept = await page.evaluate(async () =>
    (await fetch('/content/SteakHouseMenu.json')).json(),
  );
  expect(kept).toHaveLength(dishes);
  await page.goto('/Public-Menu-Access/ar');
  await expect(page.getByText('أنت غير متصل بالإنترنت.')).toBeVisible();
});
