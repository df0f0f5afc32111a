import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readContentFolder } from '../server/content-folder.ts';
import { OperatorError } from '../server/errors.ts';
import { usesFirebase } from '../server/firebase/firebase-project.ts';
import { contentFolder, readSettings } from '../server/settings.ts';
import { parsePageContents } from '../src/content/page-contents.ts';
import type { Brand } from '../src/domain/brand.ts';
import { isBranchId } from '../src/domain/page-path.ts';
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
  const { folder, branch } = options;
  if (branch !== undefined) await checkBranch(branch, brand);
  await mkdir(folder, { recursive: true });
  // Always all of them: a code of an earlier run could lead to another site.
  for (const language of CARD_LANGUAGES) {
    const name = language === 'both' ? 'menu.svg' : `menu-${language}.svg`;
    await writeFile(path.join(folder, name), renderCode(menuAddress(site, language, { branch })));
  }
  const page = path.join(folder, 'index.html');
  const { html, sheets } = await renderSheets(brand, site, options);
  await writeFile(page, html);
  console.log(`${page}: ${sheets} A4 ${sheets === 1 ? 'sheet' : 'sheets'}. Print at actual size.`);
}

/** Cards of a branch that is not there would all lead to the plain menu. */
async function checkBranch(id: string, { branches }: Brand): Promise<void> {
  // Only diners' phones read that menu.
  if (branches && usesFirebase(process.env)) {
    if (isBranchId(id)) return;
    throw new OperatorError(
      `--branch ${id} must be of letters from a to z, digits and dashes, and no language`,
    );
  }
  const hasBranches = branches === true;
  const collections = await readContentFolder(contentFolder(process.env), hasBranches);
  const [, ...contents] = parsePageContents(collections, () => undefined);
  const known = contents.map(({ branch }) => branch.id);
  if (known.includes(id)) return;
  throw new OperatorError(
    `--branch ${id} is not in the menu, which has ${known.join(', ') || 'none'}`,
  );
}
