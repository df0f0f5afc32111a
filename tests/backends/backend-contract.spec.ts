import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectPicture } from '../support/expect-picture.ts';
import { expect, test as firebaseTest } from '../support/firebase-test.ts';
import { CONTENT } from '../support/restaurant/folder.ts';
import { test as folderTest } from '../support/test.ts';

/** What every backend promises: the same content gives the same page. */
const PROMISES: readonly { title: string; keep: (page: Page) => Promise<void> }[] = [
  {
    title: '§7 Hero slides: every slide is read and its picture resolved',
    keep: async (page) => {
      const hero = page.getByRole('region', { name: 'Highlights' });
      await expect(hero.getByRole('button', { name: /^Slide/ })).toHaveCount(4);
      await expectPicture(hero.getByRole('img'));
    },
  },
  {
    title: '§7 Category order: sorted ascending by index on the client',
    keep: async (page) => {
      const sequence = JSON.parse(
        await readFile(`${CONTENT}/SteakHouseCategorySequence.json`, 'utf8'),
      );
      const names = sequence
        .toSorted((a: { index: number }, b: { index: number }) => a.index - b.index)
        .map(({ categoryEn }: { categoryEn: string }) => categoryEn);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(names);
    },
  },
  {
    title: '§7 Menu: items grouped by category, sorted by index',
    keep: async (page) => {
      const soups = page
        .getByRole('region', { name: 'Soups & Salads' })
        .getByRole('heading', { level: 3 });
      const items = JSON.parse(await readFile(`${CONTENT}/SteakHouseMenu.json`, 'utf8'));
      const first = items
        .filter(({ categoryEn }: { categoryEn: string }) => categoryEn === 'Soups & Salads')
        .toSorted((a: { index: number }, b: { index: number }) => a.index - b.index)[0];
      await expect(soups.first()).toHaveText(first.titleEn);
    },
  },
];

for (const [backend, test] of [
  ['folder', folderTest],
  ['firebase', firebaseTest],
] as const) {
  test(`The contract of every backend (${backend})`, async ({ menuPage }) => {
    for (const { title, keep } of PROMISES) await test.step(title, () => keep(menuPage));
  });
}
