import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../menu.config.ts';
import { OperatorError } from '../server/errors.ts';
import { readSiteUrl } from '../server/settings.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { checkBrand } from './build/check-brand.ts';
import { type CardLanguage, parseOptions } from './table-cards/card-options.ts';
import { codeSvg, menuCode } from './table-cards/menu-code.ts';
import { renderSheets } from './table-cards/render-sheets.ts';

/** `npm run table-cards [DIR]`: QR cards for the tables, ready to print, and the codes as SVG. */
export async function run(given: readonly string[]): Promise<void> {
  const { folder, ...options } = parseOptions(given);
  const site = readSiteUrl(process.env);
  if (site === undefined) {
    throw new OperatorError(
      'SITE_URL must be set: the cards lead to that site, such as https://menu.example',
    );
  }
  await checkBrand(brand);
  await mkdir(folder, { recursive: true });
  // Always all of them: a code of an earlier run could lead to another site.
  for (const language of ['both', ...LANGUAGES] as const) {
    await writeFile(path.join(folder, codeFile(language)), codeSvg(menuCode(site, language)));
  }
  const page = path.join(folder, 'index.html');
  const { html, sheets } = await renderSheets(brand, menuCode(site, options.language), options);
  await writeFile(page, html);
  console.log(`${page}: ${sheets} A4 ${sheets === 1 ? 'sheet' : 'sheets'}. Print at actual size.`);
}

function codeFile(language: CardLanguage): string {
  return language === 'both' ? 'menu.svg' : `menu-${language}.svg`;
}
