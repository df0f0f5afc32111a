import { createServer } from '../../server/create-server.ts';
import { MENU, OFFLINE_COPY_HEADER } from '../../src/content/backend.ts';
import { expectPicture } from '../support/expect-picture.ts';
import { type FirebaseChain, startFirebaseChain } from '../support/server/firebase-chain.ts';
import { makePulledFolder, type PulledFolder } from '../support/server/pulled-folder.ts';
import { test as base, expect } from '../support/test.ts';
import { testBuild } from '../support/test-build.ts';
import { forgetCache } from '../support/visit-until-stored.ts';

interface Fixtures {
  chain: FirebaseChain;
  pulled: PulledFolder;
}

/** The menu of a Firebase project, pulled and served by our server. */
const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  chain: async ({}, use) => {
    const chain = await startFirebaseChain(12);
    await use(chain);
    await chain.standIn.close();
  },
  pulled: async ({ chain }, use) => {
    const pulled = await makePulledFolder(chain);
    await pulled.pull();
    await use(pulled);
    await pulled.remove();
  },
  baseURL: async ({ chain, pulled }, use) => {
    const folders = { build: testBuild(), content: pulled.folder };
    const app = await createServer(folders, { ...chain.settings, MENU_CONTENT_FROM: 'firebase' });
    await use(await app.listen({ port: 0, host: '127.0.0.1' }));
    await app.close();
  },
});

test.use({ serviceWorkers: 'allow' });

test('a phone gets pulled content from our server, offline too, without a request to the database', async ({
  page,
  context,
  chain,
  pulled,
  baseURL,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  // What is read again when the network is back may be less than a second old at the next load.
  await forgetCache(context);
  chain.standIn.resetCounts();
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await page.goto('/Public-Menu-Access');
  const title = page.getByRole('button', { name: 'Dish 11', exact: true });
  const card = page.getByRole('article').filter({ has: title });
  await card.scrollIntoViewIfNeeded();
  await expectPicture(card.getByRole('img').first());
  await expectPicture(page.getByRole('region', { name: 'Highlights' }).getByRole('img'));
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('content')).keys()).length);
  await expect.poll(kept).toBe(3);

  await context.setOffline(true);
  await page.reload();
  await expect(card).toBeVisible();
  await context.setOffline(false);
  // The worker hears of it by itself, and a moment later.
  const isOfflineCopy = () =>
    page.evaluate(async ([address, header]) => (await fetch(address)).headers.has(header), [
      `/content/${MENU}.json`,
      OFFLINE_COPY_HEADER,
    ] as const);
  await expect.poll(isOfflineCopy).toBe(false);

  const [dish, ...dishes] = chain.content.collections[MENU] ?? [];
  const menu = [{ ...dish, id: '0', priceEn: '98765' }, ...dishes];
  chain.standIn.setContent({
    ...chain.content,
    collections: { ...chain.content.collections, [MENU]: menu },
  });
  await pulled.pull({ checksPictures: false });
  const askedByPull = chain.standIn.requests.length;
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: '98765' })).toBeVisible();

  expect(chain.standIn.requests).toHaveLength(askedByPull);
  expect(chain.standIn.reads).toBe(26);
  expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
});
