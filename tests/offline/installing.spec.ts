import { expect, test } from '../support/test.ts';

test('§7 the page can be installed: a manifest in each language, with icons that are there', async ({
  menuPage: page,
}) => {
  for (const { language, button } of [
    { language: 'en', button: 'العربية' },
    { language: 'ar', button: 'English' },
  ]) {
    const address = `/menu.${language}.webmanifest`;
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', address);
    const manifest = await (await page.request.get(address)).json();
    expect(manifest.lang).toBe(language);
    expect(manifest.shortcuts).toHaveLength(2);
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status()).toBe(200);
    await page.getByRole('button', { name: button }).click();
  }
});
