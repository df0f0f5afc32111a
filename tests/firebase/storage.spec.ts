import type { Page } from '@playwright/test';
import type { FirebaseStandIn } from '../support/firebase-stand-in/firebase-stand-in.ts';
import { expect, test } from '../support/firebase-test.ts';
import { CONTENT } from '../support/restaurant/folder.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const indicators = (page: Page) => hero(page).getByRole('button', { name: /^Slide/ });
const PATH = 'images/hero/burger.webp';
const OTHER_PATH = 'images/hero/coffee.webp';
const LOOK_UP = /^GET \/v0\/b\/menu\.example\/o\/images\/hero\//;
const lookUps = (standIn: FirebaseStandIn) =>
  standIn.requests.filter((request) => LOOK_UP.test(request)).length;

test('the pictures of the hero', async ({ page, standIn, standInContent }) => {
  const DIRECT = 'https://pictures.example/steak.webp';
  await page.route(DIRECT, (route) => route.fulfill({ path: `${CONTENT}/images/hero/steak.webp` }));
  const { SHAdminHero: slides = [], ...others } = standInContent.collections;
  // Firestore sends documents in the order of their ids.
  const direct = { id: 'a-direct', title: 'Direct', imageUrl: DIRECT };
  standIn.setContent({
    ...standInContent,
    collections: { ...others, SHAdminHero: [direct, ...slides] },
  });
  await page.goto('/Public-Menu-Access');
  await expect(indicators(page)).toHaveCount(5);

  await test.step('§3 Hero slide: an imageUrl that is already an https URL is used as it is', async () => {
    await expect(hero(page).getByRole('img')).toHaveAttribute('src', DIRECT);
  });

  await test.step('§7 Hero images: each path is looked up and its download URL is the image’s source', async () => {
    await hero(page).getByRole('button', { name: 'Slide 2 of 5' }).click();
    await expect(hero(page).getByRole('img')).toHaveAttribute(
      'src',
      /firebase\.localhost.*alt=media.*token=/,
    );
    expect(lookUps(standIn)).toBeGreaterThanOrEqual(4);
  });
});

test('§8 Hero: a slide whose look-up gives 404 or 403 is left out, the others show', async ({
  page,
  standIn,
  expectedTrouble,
}) => {
  expectedTrouble.push(/40[34]/);
  standIn.setFault({ service: 'storage', path: PATH, kind: 'http-error', status: 404 });
  standIn.addFault({ service: 'storage', path: OTHER_PATH, kind: 'http-error', status: 403 });
  await page.goto('/Public-Menu-Access');
  await expect(indicators(page)).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('§8 Hero: look-ups with status 500 and without an answer delay the others by 5 s at most', async ({
  page,
  standIn,
  expectedTrouble,
}) => {
  expectedTrouble.push(/500/);
  standIn.setFault({ service: 'storage', path: PATH, kind: 'http-error', status: 500 });
  standIn.addFault({ service: 'storage', path: OTHER_PATH, kind: 'hang' });
  await page.clock.install();
  await page.goto('/Public-Menu-Access');
  await expect.poll(() => lookUps(standIn)).toBeGreaterThanOrEqual(4);
  await page.clock.fastForward(5000);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(indicators(page)).toHaveCount(2);
});

test('§8 Hero: without an answer from Storage the hero is left out', async ({ page, standIn }) => {
  standIn.setFault({ service: 'storage', kind: 'hang' });
  await page.clock.install();
  await page.goto('/Public-Menu-Access');
  await expect.poll(() => lookUps(standIn)).toBeGreaterThanOrEqual(4);
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(hero(page)).toHaveCount(0);
});
