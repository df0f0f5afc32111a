import { startBranchesSite } from '../support/branches-test.ts';
import { test as base, expect } from './support/test.ts';

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  site: async ({}, use) => {
    const site = await startBranchesSite();
    await use(site);
    await site.close();
  },
});

const T_BONE = 'Dry-Aged T-Bone 600 g';

test('a branch has its name, its prices and what is sold out there, in both languages', async ({
  visitor,
  engine,
}) => {
  await visitor.open('/olaya');
  const textOf = (selector: string) =>
    engine.run((one) => document.querySelector(one)?.textContent ?? '', selector);
  const address = () => engine.run(() => window.location.pathname + window.location.search);
  expect(await textOf('nav')).toContain('Olaya');
  expect(await textOf('[data-dish="ribeye-300"]')).toContain('Sold out');
  await visitor.click('card', T_BONE);
  await visitor.sees('dialog', [T_BONE]);
  expect(await textOf('dialog[open]')).toContain('310');
  expect(await address()).toBe('/Public-Menu-Access/olaya?dish=dry-aged-t-bone-600');
  await visitor.goBack();
  await visitor.sees('dialog', []);
  await visitor.click('button', 'العربية');
  await expect.poll(() => visitor.language()).toBe('ar rtl');
  expect(await textOf('nav')).toContain('العليا');
  await visitor.open('/olaya/ar');
  expect(await textOf('[data-dish="pistachio-kunafa"]')).toContain('٤٤');
  expect(await address()).toBe('/Public-Menu-Access/olaya?lang=ar');
});
