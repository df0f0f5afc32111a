import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

const APP = /^\/assets\/main-/;

test('§4 Language: the first paint, before the app is loaded, has the language of the address or of the last choice', async ({
  visitor,
  testProxy,
  engine,
}) => {
  await test.step('English and left to right', async () => {
    const release = testProxy.delay(APP);
    await visitor.load();
    expect(await visitor.language()).toBe('en ltr');
    expect((await visitor.see('article')).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Ribeye.*Rice, Salad, Sauce.*149 SR/),
      expect.stringMatching(/^T-bone.*0 SR/),
      expect.stringMatching(/^Sirloin/),
      expect.stringMatching(/^Tomato soup/),
    ]);
    await test.step('a tap before the app is loaded is not lost', async () => {
      await visitor.click('button', 'T-bone');
      release();
      await visitor.sees('dialog', ['T-bone']);
      await visitor.untilHydrated();
      await visitor.click('button', 'Close');
      await visitor.sees('dialog', []);
    });
  });
  await test.step('a choice is kept in an open dish, and remembered for the next first paint', async () => {
    await visitor.click('button', 'العربية');
    await expect.poll(() => visitor.language()).toBe('ar rtl');
    await visitor.click('button', 'Ribeye بالعربية');
    await visitor.sees('dialog', ['Ribeye بالعربية']);
    await visitor.click('button', 'إغلاق');
    await visitor.sees('dialog', []);
    const release = testProxy.delay(APP);
    await engine.reload();
    expect(await visitor.language()).toBe('ar rtl');
    expect((await visitor.see('article'))[0]?.text).toMatch(/^Ribeye بالعربية/);
    release();
    await visitor.untilHydrated();
  });
  await test.step('an Arabic address is Arabic and right to left, whatever was chosen', async () => {
    await visitor.click('button', 'English');
    await expect.poll(() => visitor.language()).toBe('en ltr');
    const release = testProxy.delay(APP);
    await visitor.load('?lang=ar');
    expect(await visitor.language()).toBe('ar rtl');
    const [ribeye] = await visitor.see('article');
    expect(ribeye?.text).toMatch(/^Ribeye بالعربية.*أرز، سلطة.*149 ريال/);
    release();
    await visitor.untilHydrated();
  });
});
