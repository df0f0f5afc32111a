import { generateItems } from '../support/generated-menu/generate-items.ts';
import { expect, test } from './support/test.ts';

/** More than the page is served with, and higher than the height that the style sheet expects of a card. */
const dishes = (await generateItems(320)).map((dish) => ({
  ...dish,
  titleEn: `${dish.titleEn}, as the house has made it since the day it opened its doors to the town`,
}));

test.use({ content: { SHAdminHero: [], SteakHouseMenu: dishes } });

test('A long menu: search covers all of it, and a tap on a far category scrolls to it without `scrollend` events', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  const last = (await visitor.names('category')).at(-1) ?? '';
  await visitor.click('searchbox', 'Search Menu...');
  await engine.type('ribeye');
  const areFound = async () => {
    const cards = await visitor.names('card');
    return cards.length > 0 && cards.every((name) => /ribeye/i.test(name));
  };
  await expect.poll(areFound).toBe(true);
  await expect.poll(async () => (await visitor.names('category')).length).toBeGreaterThan(0);
  await engine.press('Escape');
  await expect.poll(() => visitor.names('category')).toContain(last);
  // Safari before 26.2.
  await engine.run(() => {
    for (const { prototype } of [Window, Document, HTMLElement]) {
      Reflect.deleteProperty(prototype, 'onscrollend');
    }
    Reflect.deleteProperty(window, 'onscrollend');
    window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await visitor.click('category', last);
  await expect.poll(() => visitor.topOf(last)).toBe(40);
});
