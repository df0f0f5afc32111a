import { dish } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseMenu: [
      dish('ribeye', 'Ribeye', { soldOut: true, priceEn: '149' }),
      dish('t-bone', 'T-bone', { priceEn: '97' }),
    ],
  },
});

test('a dish that is sold out says so and cannot be added; the waiter sees the table', async ({
  visitor,
}) => {
  await visitor.open('?table=A1');
  await expect.poll(() => visitor.names('button')).toContain('Add T-bone');
  expect(await visitor.names('button')).not.toContain('Add Ribeye');
  await visitor.click('card', 'Ribeye');
  await visitor.sees('dialog', ['Ribeye']);
  await visitor.click('button', 'Show the waiter');
  await visitor.sees('dialog', ['Ribeye', 'Show the waiter']);
  const [, waiter] = await visitor.see('dialog');
  expect(waiter?.text).toMatch(/طاولة A1.*نفد.*Table A1.*Sold out/s);
});
