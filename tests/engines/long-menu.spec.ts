import { CATEGORY_SCROLL_OFFSET_PX } from '../../src/domain/constants.ts';
import { generateItems } from '../support/generated-menu/generate-items.ts';
import { type Engine, type Key, waitUntil } from './support/engine.ts';
import { expect, test } from './support/test.ts';

/** Some titles take two lines more than the style sheet expects of a card. */
const dishes = (await generateItems(250)).map((dish, position) => ({
  ...dish,
  titleEn:
    position % 7 === 3 ? `${dish.titleEn}, as the house has made it for years` : dish.titleEn,
}));

/** A diner does not notice less. */
const A_JUMP_PX = 8;

test.use({ content: { SHAdminHero: [], SteakHouseMenu: dishes } });

test('A menu of 250 dishes never jumps: while it is read, in another language, after a search or a dish', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  await test.step('reading down', () => expectSteadyScroll(engine, 'PageDown', 5));
  await test.step('scrolling up from a far category, over dishes never seen', async () => {
    const category = (await visitor.names('category')).at(-2) ?? '';
    await visitor.click('category', category);
    await untilAtRest(engine);
    await expect.poll(() => visitor.topOf(category)).toBe(CATEGORY_SCROLL_OFFSET_PX);
    await expectSteadyScroll(engine, 'PageUp', 5);
  });
  await test.step('switching the language, and back', async () => {
    for (const [button, language] of [
      ['عربي', 'ar rtl'],
      ['EN', 'en ltr'],
    ] as const) {
      await expectInPlace(engine, async () => {
        await visitor.click('button', button);
        await expect.poll(() => visitor.language()).toBe(language);
      });
      await expectSteadyScroll(engine, 'PageUp', 2);
    }
  });
  await test.step('coming back from a dish', () =>
    expectInPlace(engine, async ({ title }) => {
      await visitor.click('card', title);
      await expect.poll(async () => (await visitor.names('dialog')).length).toBe(1);
      await visitor.goBack();
      await expect.poll(async () => (await visitor.names('dialog')).length).toBe(0);
    }));
  await test.step('after a search', () =>
    expectInPlace(engine, async () => {
      await visitor.click('button', 'Search');
      await engine.type('ribeye');
      const areFound = async () =>
        (await visitor.names('card')).every((name) => /ribeye/i.test(name));
      await expect.poll(areFound).toBe(true);
      await engine.press('Escape');
      await expect.poll(async () => (await visitor.names('card')).length).toBe(dishes.length);
    }));
});

interface Seen {
  readonly dish: string;
  readonly title: string;
  readonly top: number;
}

/** The first card whose upper edge is not covered by the strip, or the last one that is not covered by the footer. */
function seeCard(engine: Engine, isLast = false): Promise<Seen> {
  return engine.run((last) => {
    const cards = [...document.querySelectorAll<HTMLElement>('article')].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom > window.innerHeight - 50) return false;
      return card.contains(document.elementFromPoint(window.innerWidth / 2, top + 1));
    });
    const card = cards.at(last ? -1 : 0);
    return {
      dish: card?.dataset.dish ?? '',
      title: card?.querySelector('h3')?.textContent ?? '',
      top: card?.getBoundingClientRect().top ?? Number.NaN,
    };
  }, isLast);
}

function topOf(engine: Engine, { dish }: Seen): Promise<number> {
  return engine.run(
    (id) => document.querySelector(`[data-dish="${id}"]`)?.getBoundingClientRect().top ?? 0,
    dish,
  );
}

/** Until nothing has moved for a while, and what came into view is laid out. */
async function untilAtRest(engine: Engine): Promise<void> {
  await engine.run(() => {
    let before = Number.NaN;
    let frames = 0;
    const look = () => {
      const top = document.querySelector('article')?.getBoundingClientRect().top ?? 0;
      frames = top === before ? frames + 1 : 0;
      before = top;
      if (frames < 12) requestAnimationFrame(look);
      else Object.assign(window, { isAtRest: true });
    };
    Object.assign(window, { isAtRest: false });
    look();
  });
  await waitUntil('the page is at rest', () =>
    engine.run(() => Reflect.get(window, 'isAtRest') === true),
  );
}

/** Each press moves the page by the same distance. */
async function expectSteadyScroll(engine: Engine, key: Key, presses: number): Promise<void> {
  // The first one may bring the strip to its place at the top.
  await engine.press(key);
  await untilAtRest(engine);
  const distances: number[] = [];
  while (distances.length < presses) {
    const before = await seeCard(engine, key === 'PageDown');
    await engine.press(key);
    await untilAtRest(engine);
    distances.push((await topOf(engine, before)) - before.top);
  }
  const spread = Math.max(...distances) - Math.min(...distances);
  expect(spread, `${distances}`).toBeLessThanOrEqual(A_JUMP_PX);
  expect(Math.abs(distances[0] ?? 0)).toBeGreaterThan(200);
}

async function expectInPlace(engine: Engine, act: (seen: Seen) => Promise<unknown>): Promise<void> {
  const before = await seeCard(engine);
  await act(before);
  await untilAtRest(engine);
  expect(Math.abs((await topOf(engine, before)) - before.top)).toBeLessThanOrEqual(A_JUMP_PX);
}
