import { PICKS_MENU, TEXTS } from '../support/picks.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

test.use({ content: PICKS_MENU });

test('dishes are picked, counted, shown to the waiter and kept', async ({ visitor, engine }) => {
  await visitor.open();
  for (const name of ['Add Ribeye', 'Add Ribeye', 'Add T-bone']) {
    await visitor.click('button', name);
  }
  await expect.poll(() => barText(visitor)).toBe(TEXTS.en.bar);

  await visitor.click('button', await barName(visitor));
  await visitor.sees('dialog', [TEXTS.en.myPicks]);
  await visitor.click('button', 'One more T-bone');
  await expect.poll(() => dialogText(visitor, TEXTS.en.myPicks)).toContain('Total 493 SR');
  await visitor.click('button', 'One less T-bone');
  await expect.poll(() => dialogText(visitor, TEXTS.en.myPicks)).toContain(TEXTS.en.total);

  await visitor.click('button', TEXTS.en.waiter);
  await visitor.sees('dialog', [TEXTS.en.waiter]);
  const waiter = await dialogText(visitor, TEXTS.en.waiter);
  expect(waiter).toContain('2 × Ribeye');
  expect(waiter).toContain(TEXTS.ar.total);
  await engine.press('Escape');
  await visitor.sees('dialog', [TEXTS.en.myPicks]);
  await engine.press('Escape');
  await visitor.sees('dialog', []);

  await visitor.click('button', 'العربية');
  await expect.poll(() => barText(visitor)).toBe(TEXTS.ar.bar);
  await engine.reload();
  await visitor.untilHydrated();
  await expect.poll(() => barText(visitor)).toBe(TEXTS.ar.bar);
});

async function barName(visitor: Visitor): Promise<string> {
  const names = await visitor.names('button');
  return names.find((name) => /^(My picks|اختياراتي)/.test(name)) ?? '';
}

const barText = async (visitor: Visitor) => plain(await barName(visitor));

async function dialogText(visitor: Visitor, name: string): Promise<string> {
  const dialog = (await visitor.see('dialog')).find((one) => one.name === name);
  return plain(dialog?.text ?? '');
}

/** A price and its unit are held together by a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
