import sharp from 'sharp';
import { LANGUAGES } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { contrastOnScreen } from '../support/contrast.ts';
import { drawn, openMenu } from '../support/open-menu.ts';
import { expect, test } from '../support/test.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const WHITE = await sharp({ create: { width: 16, height: 8, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

test('Hero: words can be read even over a white picture', async ({ page }) => {
  await page.route('**/images/hero/**', (route) =>
    route.fulfill({ body: WHITE, contentType: 'image/png' }),
  );
  for (const language of LANGUAGES) {
    await openMenu(page, language);
    const hero = page.getByRole('region', { name: messages[language].highlights });
    for (const size of SCREENS) {
      await test.step(`${language}, ${size.width}×${size.height}: 4.5:1 on the brightest pixel`, async () => {
        await page.setViewportSize(size);
        await drawn(page);
        const words = hero.locator('[aria-hidden="false"] p:visible');
        for (const part of await words.all()) {
          expect(await contrastOnScreen(part)).toBeGreaterThanOrEqual(4.5);
        }
      });
    }
    await test.step(`${language}: lines of a title do not touch`, async () => {
      const lineHeight = await hero
        .locator('[aria-hidden="false"] p')
        .first()
        .evaluate((title) => {
          const { lineHeight: height, fontSize } = getComputedStyle(title);
          return Number.parseFloat(height) / Number.parseFloat(fontSize);
        });
      expect(lineHeight).toBeGreaterThanOrEqual(language === 'ar' ? 1.35 : 1.2);
    });
  }
});
