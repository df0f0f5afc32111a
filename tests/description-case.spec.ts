import { expect, test } from './support/test.ts';

test('an English description is one sentence on the card, and lines with a capital each in the detail', async ({
  menuPage,
}) => {
  const title = 'Warm Rolls & Herb Butter';
  const card = menuPage.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('baked through the day, whipped butter');
  await card.getByRole('button').click();
  const parts = menuPage.getByRole('dialog', { name: title }).getByRole('listitem');
  await expect(parts).toHaveText([/^Five milk rolls/, /^Whipped butter with chives and parsley$/], {
    useInnerText: true,
  });
});
