import type { Page } from '@playwright/test';
import { OFFLINE_COPY_HEADER } from '../../src/content/backend.ts';
import type { Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { PHONE } from '../support/open-menu.ts';
import { SMALL_MENU } from '../support/sample-menu.ts';
import { switchLanguage } from '../support/switch-language.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: PHONE });

/** The collections as the service worker answers when the server does not. */
async function answerFromCopies(page: Page): Promise<void> {
  await page.route('**/content/*.json', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), [OFFLINE_COPY_HEADER]: '1' };
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

async function checkNote(page: Page, language: Language): Promise<void> {
  const { outdated, hideNote } = messages[language];
  await expect(page.getByText(outdated)).toBeVisible();
  for (const place of [0, 200, 400]) {
    await page.evaluate((top) => window.scrollTo(0, top), place);
    await expectNoDishCovered(page, outdated);
  }
  // That it could be put away: it can be only once on a visit.
  await page.getByRole('button', { name: hideNote }).click({ trial: true });
}

for (const { why, content, first, second } of [
  { why: 'over the hero', content: SMALL_MENU, first: 'en', second: 'ar' },
  { why: 'without one', content: { ...SMALL_MENU, SHAdminHero: [] }, first: 'ar', second: 'en' },
] as const) {
  test.describe(why, () => {
    test.use({ content });

    test(`The note of an old menu, ${why}, covers no dish and can be put away`, async ({
      page,
    }) => {
      await answerFromCopies(page);
      await page.goto(`/Public-Menu-Access?lang=${first}`);
      await checkNote(page, first);
      await switchLanguage(page, second);
      await checkNote(page, second);
      await page.getByRole('button', { name: messages[second].hideNote }).click();
      await expect(page.getByText(messages[second].outdated)).toHaveCount(0);
    });
  });
}

for (const { why, isOffline, said } of [
  { why: 'the server fails', isOffline: false, said: 'outdated' },
  { why: 'there is no network', isOffline: true, said: 'offline' },
] as const) {
  test(`§8 A menu that cannot be read again says why: ${why}`, async ({
    page,
    expectedTrouble,
  }) => {
    expectedTrouble.push(/500|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.route('**/content/*.json', async (route) => {
      await page.context().setOffline(isOffline);
      await (isOffline ? route.abort() : route.fulfill({ status: 500 }));
    });
    await page.goto('/Public-Menu-Access');
    await expect(page.getByText(messages.en[said])).toBeVisible();
    const other = said === 'offline' ? 'outdated' : 'offline';
    await expect(page.getByText(messages.en[other])).toHaveCount(0);
  });
}
