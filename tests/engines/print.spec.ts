import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

test('on paper: every dish with its price, and nothing to tap', async ({ visitor, engine }) => {
  await visitor.open();
  // Not every driver can print, but every engine can apply print styles to the screen.
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
  await visitor.sees('searchbox', []);
  await visitor.sees('category', []);
  await visitor.sees('slide', []);
  expect((await visitor.see('article')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Ribeye.*149 SR/),
    expect.stringMatching(/^T-bone.*0 SR/),
    expect.stringMatching(/^Sirloin/),
    expect.stringMatching(/^Tomato soup/),
  ]);
});
