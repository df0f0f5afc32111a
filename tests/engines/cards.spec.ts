import { readFile } from 'node:fs/promises';
import { measureDescriptions } from '../support/card-descriptions.ts';
import { CONTENT } from '../support/restaurant/folder.ts';
import { THREE_SLIDES } from '../support/sample-menu.ts';
import type { Engine } from './support/engine.ts';
import { expect, test } from './support/test.ts';

interface StoredDish {
  readonly titleEn: string;
  readonly priceEn?: string;
}

const menu: readonly StoredDish[] = JSON.parse(
  await readFile(`${CONTENT}/SteakHouseMenu.json`, 'utf8'),
);

/** A third of the tests' menu, for texts of many lengths. */
const dishes = menu
  .filter(({ priceEn }) => priceEn !== undefined)
  .filter((_, position) => position % 3 === 0);

test.use({ content: { SHAdminHero: THREE_SLIDES, SteakHouseMenu: dishes } });

test('Card: a description takes three lines at most', async ({ visitor, engine }) => {
  await visitor.open();
  const descriptions = await engine.run(measureDescriptions);
  expect(descriptions.length).toBeGreaterThan(15);
  expect(Math.max(...descriptions.map(({ lines }) => lines))).toBe(3);
  expect(descriptions.some(({ isCut }) => isCut)).toBe(true);

  await test.step('on paper: every dish with its price, and nothing to tap', async () => {
    await applyPrintStyles(engine);
    await visitor.sees('searchbox', []);
    await visitor.sees('category', []);
    await visitor.sees('slide', []);
    const printed = (await visitor.see('article')).map(({ text }) =>
      text.replaceAll('\u00a0', ' '),
    );
    expect(printed).toHaveLength(dishes.length);
    for (const { titleEn, priceEn } of dishes) {
      const onPaper = printed.find((text) => text.startsWith(titleEn));
      expect(onPaper, titleEn).toContain(`${priceEn} SR`);
    }
  });
});

/** Not every driver can print, but every engine can apply print styles to the screen. */
async function applyPrintStyles(engine: Engine): Promise<void> {
  await engine.run(() => {
    const applyToScreen = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          rule.media.mediaText = 'screen';
        }
      }
    };
    for (const sheet of document.styleSheets) applyToScreen(sheet.cssRules);
  });
}
