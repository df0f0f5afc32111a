import { readdir } from 'node:fs/promises';
import { dish } from '../support/sample-menu.ts';
import { testBuild } from '../support/test-build.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

/** Long titles of different lengths, which wrap differently in another font. */
const TITLE =
  'شريحة لحم مشوية على الفحم مع البطاطس والخضار الموسمية وصوص الفلفل الأسود والأعشاب الطازجة من الحديقة';
const words = TITLE.split(' ');
const READ = 24;
/** The tolerance: one or two visible cards above it may wrap differently. */
const A_CARD_PX = 150;

test.use({
  content: {
    SHAdminHero: [],
    SteakHouseMenu: Array.from({ length: 36 }, (_, position) =>
      dish(`${position}`, `Dish ${position}`, {
        titleAr: words.slice(0, 8 + (position % 8)).join(' '),
        index: position,
      }),
    ),
  },
});

test('§4 Language: a switch keeps the card being read in view, and so does a font that loads later', async ({
  visitor,
  engine,
  testProxy,
}) => {
  const releaseFont = testProxy.delay(/rubik-arabic[^?]*$/);
  const releaseApp = testProxy.delay(/assets\/main-/);
  await visitor.load();
  await renderAll(engine);
  releaseApp();
  await visitor.untilHydrated();
  await useWideFallbackFont(engine);
  await engine.run((position) => {
    const { top = 0 } =
      document.querySelectorAll('article')[position]?.getBoundingClientRect() ?? {};
    window.scrollBy({ top: top - window.innerHeight / 4, behavior: 'instant' });
  }, READ);
  const top = await topOfRead(engine);
  await visitor.click('button', 'عربي');
  await expect.poll(() => visitor.language()).toBe('ar rtl');
  expect(Math.abs((await topOfRead(engine)) - top)).toBeLessThan(A_CARD_PX);
  releaseFont();
  await expect.poll(() => engine.run(() => document.fonts.status)).toBe('loaded');
  await expect.poll(async () => Math.abs((await topOfRead(engine)) - top)).toBeLessThan(A_CARD_PX);
});

/** Safari before 18 has no content-visibility: cards out of view change the layout. */
async function renderAll(engine: Engine): Promise<void> {
  await engine.run(() => {
    document.styleSheets[0]?.insertRule('* { content-visibility: visible !important }');
  });
}

/** A much wider fallback font: the machine's own may be too similar to Rubik. */
async function useWideFallbackFont(engine: Engine): Promise<void> {
  const file = (await readdir(`${testBuild()}/assets`)).find((name) =>
    /^rubik-arabic.*woff2$/.test(name),
  );
  await engine.run((address) => {
    const [sheet] = document.styleSheets;
    const source = `src: url("${address}"); size-adjust: 160%`;
    sheet?.insertRule(`@font-face { font-family: Wide; ${source} }`);
    sheet?.insertRule('* { font-family: Rubik, Wide !important }');
    document.fonts.load('1rem Wide', 'ش').catch(console.error);
  }, `/assets/${file}?wide`);
  await expect.poll(() => engine.run(() => document.fonts.check('1rem Wide', 'ش'))).toBe(true);
}

function topOfRead(engine: Engine): Promise<number> {
  return engine.run((position) => {
    const article = document.querySelectorAll('article')[position];
    return article?.getBoundingClientRect().top ?? Number.NaN;
  }, READ);
}
