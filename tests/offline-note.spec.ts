import type { Page } from '@playwright/test';
import { STORED_COPY_HEADER } from '../src/content/stored-copy-header.ts';
import { LANGUAGES } from '../src/menu/language.ts';
import { messages } from '../src/messages/messages.ts';
import { PHONE } from './support/open-menu.ts';
import { SMALL_MENU } from './support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: PHONE });

/** The collections as the service worker answers when there is no network. */
async function answerFromCopies(page: Page): Promise<void> {
  await page.route('**/content/*.json', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [STORED_COPY_HEADER]: '1' };
    await route.fulfill({ response, headers });
  });
}

async function expectNoDishCovered(page: Page, text: string): Promise<void> {
  const note = await page.getByText(text).locator('..').boundingBox();
  if (!note) throw new Error('the note is not shown');
  const isApart = (box: typeof note | null) =>
    box === null || box.y >= note.y + note.height || box.y + box.height <= note.y;
  for (const card of await page.getByRole('article').all()) {
    expect(isApart(await card.boundingBox())).toBe(true);
  }
}

for (const language of LANGUAGES) {
  const { offline, hideNote } = messages[language];

  for (const { why, content } of [
    { why: 'over the hero', content: SMALL_MENU },
    { why: 'without one', content: { ...SMALL_MENU, SHAdminHero: [] } },
  ]) {
    test.describe(why, () => {
      test.use({ content });

      test(`The offline note, ${why}, covers no dish and can be put away (${language})`, async ({
        page,
      }) => {
        await answerFromCopies(page);
        await page.goto(`/Public-Menu-Access?lang=${language}`);
        await expect(page.getByText(offline)).toBeVisible();
        for (const place of [0, 200, 400]) {
          await page.evaluate((top) => window.scrollTo(0, top), place);
          await expectNoDishCovered(page, offline);
        }
        await page.getByRole('button', { name: hideNote }).click();
        await expect(page.getByText(offline)).toHaveCount(0);
      });
    });
  }
}
