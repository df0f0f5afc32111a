import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../server/errors.ts';
import { readSettings } from '../server/settings.ts';
import { loadCheckedBrand } from './build/check-brand.ts';
import { CARD_LANGUAGES, parseOptions } from './table-cards/card-options.ts';
import { menuAddress, renderCode } from './table-cards/render-card.ts';
import { renderSheets } from './table-cards/render-sheets.ts';

/** `npm run table-cards [DIR]`: QR cards for the tables, ready to print, and the codes as SVG. */
export async function run(given: readonly string[]): Promise<void> {
  const options = parseOptions(given);
  const { siteUrl: site } = readSettings(process.env);
  if (site === undefined) {
    throw new OperatorError(
      'SITE_URL must be set: the cards lead to that site, such as https://menu.example',
    );
  }
  const brand = await loadCheckedBrand();
  const { folder } = options;
  await mkdir(folder, { recursive: true });
  // Always all of them: a code of an earlier run could lead to another site.
  for (const language of CARD_LANGUAGES) {
    const name = language === 'both' ? 'menu.svg' : `menu-${language}.svg`;
    await writeFile(path.join(folder, name), renderCode(menuAddress(site, language)));
  }
  const page = path.join(folder, 'index.html');
  const { html, sheets } = await renderSheets(brand, site, options);
  await writeFile(page, html);
  console.log(`${page}: ${sheets} A4 ${sheets === 1 ? 'sheet' : 'sheets'}. Print at actual size.`);
}
