import { dish, LONG_MENU } from '../support/sample-menu.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

test.use({ content: LONG_MENU });

test('§4 Active category: follows the scrolling; a link or a tap goes to its section, 40 px off the top, and a reload stays there', async ({
  visitor,
  engine,
}) => {
  await test.step('a link to a category scrolls to it', async () => {
    await visitor.open('#category-5');
    await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
    await expect.poll(() => visitor.current('category')).toEqual(['Category 5']);
  });
  await test.step('the active category follows the scrolling', async () => {
    await engine.run(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => visitor.current('category')).toEqual(['Category 1']);
    await engine.run(() => document.getElementById('category-6')?.scrollIntoView());
    await expect.poll(() => visitor.current('category')).toEqual(['Category 6']);
  });
  await test.step('a tap on one goes to its section, and a reload stays there', async () => {
    await visitor.click('category', 'Category 4');
    await expect.poll(() => visitor.topOf('Category 4')).toBe(40);
    await expect.poll(() => visitor.current('category')).toEqual(['Category 4']);
    await engine.reload();
    await visitor.untilHydrated();
    await expect.poll(() => visitor.topOf('Category 4')).toBe(40);
  });
});

test('Scroll position: the browser restores it, also of a page served empty', async ({
  visitor,
  engine,
  testProxy,
}) => {
  const restoration = () => engine.run(() => history.scrollRestoration);
  testProxy.serveEmptyPage();
  await visitor.open();
  expect(await restoration()).toBe('auto');
  await visitor.click('card', 'Dish 1.1');
  await expect.poll(() => visitor.names('dialog')).toHaveLength(1);
  await visitor.goBack();
  await expect.poll(() => visitor.names('dialog')).toHaveLength(0);
  expect(await restoration()).toBe('auto');
  await visitor.click('category', 'Category 5');
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
  await engine.reload();
  await visitor.untilHydrated();
  await expect.poll(() => visitor.topOf('Category 5')).toBe(40);
});

test.describe('a menu of high cards', () => {
  /** Higher than the height that the style sheet expects of a card. */
  const LONG_TITLE = 'as the house has made it for its guests since the day it opened '.repeat(2);
  test.use({
    content: {
      SHAdminHero: [],
      SteakHouseMenu: Array.from({ length: 40 }, (_, index) =>
        dish(`${index}`, `Dish ${index}, ${LONG_TITLE}`, { index }),
      ),
    },
  });

  test('a reload deep in the menu shows the same dish at the same place', async ({
    visitor,
    engine,
    expectedTrouble,
  }) => {
    // WebKit reports pictures that a reload cancels.
    expectedTrouble.push(/failed to load: <img/);
    await visitor.open();
    await test.step('in English', () => reloadDeepInTheMenu(visitor, engine));
    await test.step('in Arabic', async () => {
      await visitor.click('button', 'عربي');
      await expect.poll(() => visitor.language()).toBe('ar rtl');
      await reloadDeepInTheMenu(visitor, engine);
    });
  });
});

async function reloadDeepInTheMenu(visitor: Visitor, engine: Engine): Promise<void> {
  await readDownTo(engine, 32);
  const before = await seeDish(engine);
  expect(before.title).toContain('Dish 32');
  await engine.reload();
  await visitor.untilHydrated();
  const hasMoved = async () => {
    const after = await seeDish(engine);
    return after.title !== before.title || Math.abs(after.top - before.top) > 2;
  };
  await expect.poll(hasMoved).toBe(false);
  await expect.poll(() => engine.run(() => document.readyState)).toBe('complete');
  expect(await hasMoved()).toBe(false);
}

/** Screen by screen. Cards take their real heights in a frame after they come near, and move the others. */
async function readDownTo(engine: Engine, position: number): Promise<void> {
  await engine.run((wanted) => {
    let framesInPlace = 0;
    const scroll = () => {
      const card = document.querySelectorAll('article')[wanted];
      const distance = (card?.getBoundingClientRect().top ?? 0) - 100;
      framesInPlace = Math.abs(distance) < 2 ? framesInPlace + 1 : 0;
      window.scrollBy({ top: Math.min(distance, window.innerHeight), behavior: 'instant' });
      if (framesInPlace < 10) requestAnimationFrame(scroll);
      else Object.assign(window, { hasReadDown: true });
    };
    scroll();
  }, position);
  await expect.poll(() => engine.run(() => Reflect.get(window, 'hasReadDown'))).toBe(true);
}

/** The topmost card that is not covered by the strip. */
function seeDish(engine: Engine): Promise<{ title: string; top: number }> {
  return engine.run(() => {
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const card = [...document.querySelectorAll('article')].find((one) => topOf(one) > 60);
    return { title: card?.querySelector('h3')?.textContent ?? '', top: card ? topOf(card) : 0 };
  });
}
