import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  loadRenderer,
  rendererFile,
  rendererFolder,
  renderWorkerFile,
} from '../server/renderer.ts';
import { arriveEmpty } from './support/arrive-empty.ts';
import { expectPicture } from './support/expect-picture.ts';
import { holdBack } from './support/hold-back.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { visitUntilStored } from './support/visit-until-stored.ts';

test.use({ serviceWorkers: 'allow' });

test('§7 after one visit, a reload with no network shows the whole menu, and says that it is offline', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await visitUntilStored(page);
  const dishes = await page.getByRole('article').count();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(dishes);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectPicture(page.getByRole('region', { name: 'Highlights' }).getByRole('img'));
  await expectPicture(page.getByRole('article').first().getByRole('img').first());
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.getByText('أنت غير متصل بالإنترنت.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('أنت غير متصل بالإنترنت.')).toHaveCount(0);
});

test('§7 a picture that was still on its way when the worker came is kept too', async ({
  page,
}) => {
  await arriveEmpty(page);
  const letMenuGo = await holdBack(page, '**/SteakHouseMenu.json');
  const letPicturesGo = await holdBack(page, /\/dishes\//);
  await page.goto('/Public-Menu-Access');
  await letMenuGo();
  const picture = page.getByRole('article').first().getByRole('img').first();
  await expect(picture).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await letPicturesGo();
  const isKept = (image: HTMLImageElement) =>
    caches.open('pictures').then(async (kept) => Boolean(await kept.match(image.currentSrc)));
  await expect.poll(() => picture.evaluate(isKept)).toBe(true);
});

test('§7 content changed between two visits: online, the new price shows', async ({
  page,
  site,
}) => {
  await visitUntilStored(page);
  const items = JSON.parse(await site.readCollection('SteakHouseMenu'));
  items[0].priceEn = '987';
  await site.writeCollection('SteakHouseMenu', items);
  await page.reload();
  await expect(page.getByText('987 SR')).toBeVisible();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('§7 a half-edited file is an error online and does not spoil the copy for offline use', async ({
  page,
  site,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  await visitUntilStored(page);
  await site.writeCollection('SteakHouseMenu', '[{"id": ');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch menu items');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§7 a first visit that loses the network half-way says so and recovers by itself', async ({
  page,
  context,
  expectedTrouble,
}) => {
  expectedTrouble.push(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  await arriveEmpty(page);
  await page.route(
    '**/SteakHouseMenu.json',
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.goto('/Public-Menu-Access');
  await expect(page.getByRole('alert')).toHaveText(/^Failed to fetch/);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§7 a new version of the app: an open page goes on working, the next load is the new one, and the new worker waits its turn', async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visitUntilStored(page);
  const { build, script } = await makeNewVersion();
  await site.restart(build);

  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('article').first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.reload();
  await expect(page.locator(`script[src="${script}"]`)).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const isNewOneWaiting = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  };
  await expect.poll(() => page.evaluate(isNewOneWaiting)).toBe(true);
  await context.close();
  await site.close();
  for (const made of [build, rendererFolder(build)]) await rm(made, { recursive: true });
});

/** The same with other names for its scripts, as a deployment brings it; the old files are gone. */
async function makeNewVersion() {
  const build = await mkdtemp(path.join(tmpdir(), 'menu-build-'));
  await cp('dist', build, { recursive: true });
  await cp(rendererFolder('dist'), rendererFolder(build), { recursive: true });
  const assets = path.join(build, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const rename = (code: string) =>
    scripts.reduce((renamed, name) => renamed.replaceAll(name, `new-${name}`), code);
  for (const file of [
    path.join(build, 'service-worker.js'),
    renderWorkerFile(build),
    rendererFile(build),
    ...scripts.map((name) => path.join(assets, name)),
  ]) {
    const code = rename(await readFile(file, 'utf8'));
    for (const ending of ['', '.br', '.gz']) await rm(file + ending, { force: true });
    await writeFile(rename(file), code);
  }
  return { build, script: rename((await loadRenderer('dist')).assets.script) };
}

test('§7 the page can be installed: a manifest in each language, with icons that are there', async ({
  menuPage: page,
}) => {
  for (const { language, button } of [
    { language: 'en', button: 'العربية' },
    { language: 'ar', button: 'English' },
  ]) {
    const address = `/menu.${language}.webmanifest`;
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', address);
    const manifest = await (await page.request.get(address)).json();
    expect(manifest.lang).toBe(language);
    expect(manifest.shortcuts).toHaveLength(2);
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    await page.getByRole('button', { name: button }).click();
  }
});
