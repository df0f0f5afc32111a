import { SMALL_MENU } from '../support/sample-menu.ts';
import { expect, test } from './support/test.ts';

test.use({ content: SMALL_MENU });

test('§5 Search: filters live and ignores case; says that nothing matches, and one tap shows everything', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  await visitor.click('searchbox', 'Search Menu...');
  await engine.type('SAUCE');
  await visitor.sees('card', ['Ribeye', 'Sirloin']);
  await visitor.sees('category', ['Steaks']);
  await engine.type('zzzz');
  await visitor.sees('card', []);
  await expect
    .poll(() => engine.run(() => document.body.textContent))
    .toContain('No dishes match “SAUCEzzzz”');
  await visitor.click('button', 'Clear search');
  await visitor.sees('card', ['Ribeye', 'T-bone', 'Sirloin', 'Tomato soup']);
  await test.step('§5 Search: variants of an Arabic letter match', async () => {
    await visitor.click('button', 'العربية');
    await expect.poll(() => visitor.language()).toBe('ar rtl');
    await visitor.click('searchbox', 'ابحث في القائمة...');
    await engine.type('شوربه');
    await visitor.sees('card', ['شوربة طماطم']);
  });
});
