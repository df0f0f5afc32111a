import { messages } from '../../src/i18n/messages.ts';
import { storeChoice } from '../support/allergens.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openButton } from '../support/cards.ts';
import { addButton, bar, PICKS_MENU, pick, sheet, TEXTS } from '../support/picks.ts';
import { expect, test } from '../support/test.ts';

test.use({ content: PICKS_MENU });

for (const language of ['en', 'ar'] as const) {
  const texts = TEXTS[language];

  test(`${language}: dishes are picked on the card and in the detail, and listed with their total`, async ({
    page,
  }) => {
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await pick(page, language);
    await expect(addButton(page, language, 'Ribeye')).toHaveAttribute('data-count', '2');
    await expect(bar(page, language)).toHaveText(texts.bar);
    await expectNoViolations(page);

    await openButton(page, texts.title('Catch')).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.addToPicks }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await bar(page, language).click();
    await expect(sheet(page, language)).toContainText(texts.total);
    await expect(sheet(page, language)).toContainText(texts.nothingIsSent);
    const rows = sheet(page, language).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expectNoViolations(page, 'dialog[open]');
    await expect(rows.nth(0)).toContainText('298');
    await expect(rows.nth(2)).toContainText(texts.uncounted);
    const name = texts.title('T-bone');
    await rows.getByRole('button', { name: `${texts.less} ${name}`, exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(sheet(page, language).getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page, language)).toBeFocused();

    await test.step('what a total leaves out is said at the dish, in the language where it is left out', async () => {
      await addButton(page, language, 'Platter').click();
      await bar(page, language).click();
      const platter = rows.filter({ hasText: 'Platter' });
      if (language === 'en') await expect(platter).not.toContainText(texts.uncounted);
      else await expect(platter).toContainText(texts.uncounted);
      await sheet(page, language).getByRole('button', { name: texts.waiter }).click();
      const dishes = page.getByRole('dialog', { name: texts.waiter }).getByRole('listitem');
      await expect(dishes).toHaveText([
        '2 × Ribeye بالعربية',
        '1 × Catch بالعربية غير محسوب في المجموع',
        '1 × Platter بالعربية غير محسوب في المجموع',
        '2 × Ribeye',
        '1 × Catch not in the total',
        '1 × Platter',
      ]);
      await page.keyboard.press('Escape');
      await expect(dishes).toHaveCount(0);
    });

    await test.step('closed after it was emptied, the list leaves the focus on the menu', async () => {
      await sheet(page, language).getByRole('button', { name: texts.empty, exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('#menu')).toBeFocused();
    });

    await test.step('who opens a shared list is asked first, and the address is cleaned', async () => {
      await page.goto(`/Public-Menu-Access?lang=${language}&picks=ribeye.2,t-bone.1,gone.1`);
      const question = page.getByRole('dialog').filter({ hasText: texts.ask });
      await expect(question).toBeVisible();
      await expect(bar(page, language)).toHaveCount(0);
      await question.getByRole('button', { name: texts.add, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(bar(page, language)).toHaveText(texts.bar);
      await expect(page).toHaveURL(/\?lang=\w\w$/);
    });
  });

  test(`${language}: the list can be shared, emptied, and shown to the waiter in both languages with the allergens`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await storeChoice(page, { allergens: [{ group: 'milk' }], isHiding: false });
    await page.goto(`/Public-Menu-Access?lang=${language}`);
    await pick(page, language);
    await bar(page, language).click();
    const list = sheet(page, language);
    await expect(list.locator('[data-kind="contains"]')).toHaveCount(1);

    await test.step('it is shared as a link', async () => {
      await list.getByRole('button', { name: messages[language].share }).click();
      await expect(list).toContainText(messages[language].linkCopied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /\/Public-Menu-Access\?(lang=ar&)?picks=ribeye\.2,t-bone\.1$/,
      );
    });

    await test.step('it is emptied, and that is undone', async () => {
      await list.getByRole('button', { name: texts.empty, exact: true }).click();
      await expect(list.getByRole('listitem')).toHaveCount(0);
      await expect(list.locator('p[aria-live="polite"]')).toHaveText(texts.noPicks);
      await expect(list.getByRole('button', { name: texts.undo })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(list).toContainText(texts.total);
      await expect(list.getByRole('button', { name: texts.empty, exact: true })).toBeFocused();
    });

    await test.step('the waiter’s card carries it whole, on paper too', async () => {
      await list.getByRole('button', { name: texts.waiter }).click();
      const waiter = page.getByRole('dialog', { name: texts.waiter });
      for (const text of [
        '2 × Ribeye',
        '2 × Ribeye بالعربية',
        '1 × T-bone',
        TEXTS.en.total,
        TEXTS.ar.total,
        'I cannot eat: milk',
        'Contains milk',
        'يحتوي على حليب',
        'لا يمكنني تناول: حليب',
      ]) {
        await expect(waiter).toContainText(text);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('article').first()).toBeHidden();
      await expect(waiter).toBeVisible();
    });
  });
}
