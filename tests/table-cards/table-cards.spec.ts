import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { removeFolder } from '../support/remove-folder.ts';
import { expect, test } from '../support/test.ts';

const SITE = 'https://menu.hornandember.example';
const MENU = `${SITE}/Public-Menu-Access`;

const DOTS_PER_INCH = 150;
const toMillimetres = (pixels: number) => (pixels / DOTS_PER_INCH) * 25.4;

// One worker, which prepares the reader once.
test.describe.configure({ mode: 'default' });
test.use({ deviceScaleFactor: DOTS_PER_INCH / 96 });

let folder: string;

test.beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  // By default it is downloaded.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(wasm)).buffer } });
});
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-cards-'));
});
test.afterEach(() => removeFolder(folder));

function makeCards(...options: readonly string[]): void {
  const command = ['tools/run.mjs', 'tools/table-cards.ts', folder, ...options];
  execFileSync(process.execPath, command, {
    stdio: 'pipe',
    env: { ...process.env, SITE_URL: SITE },
  });
}

const readCodes = (picture: Buffer) =>
  readBarcodes(new Uint8Array(picture), { formats: ['QRCode'] });

/** The codes of each sheet, as a phone reads them off the paper. */
async function readSheets(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await page.evaluate(() => document.fonts.ready);
  const sheets = await page.locator('.sheet').all();
  return Promise.all(sheets.map(async (sheet) => readCodes(await sheet.screenshot())));
}

const ADDRESSES = { en: `${MENU}?lang=en`, ar: `${MENU}?lang=ar`, both: MENU };

// Each size in another language: the code is made for a language before it is put on a card of any size.
for (const { size, language, codesOf } of [
  { size: 'a6', language: 'en', codesOf: [2, 1] },
  { size: 'a5', language: 'ar', codesOf: [1, 1, 1] },
  // Front and back.
  { size: 'tent', language: 'both', codesOf: [2, 2, 2] },
] as const) {
  test(`Printed ${size} cards lead to the menu, one for each table`, async ({ page }) => {
    makeCards('--tables', '7-8,Terrace 3', '--lang', language, '--size', size);
    const sheets = await readSheets(page);
    expect(sheets.map((codes) => codes.length)).toEqual(codesOf);
    const tables = sheets.flat().map(({ text }) => new URL(text).searchParams.get('table'));
    expect(new Set(tables)).toEqual(new Set(['7', '8', 'Terrace 3']));
    for (const { text, ecLevel, position } of sheets.flat()) {
      expect(text.replace(/[?&]table=[^&]*$/, '')).toBe(ADDRESSES[language]);
      expect(['Q', 'H']).toContain(ecLevel);
      const { topLeft, topRight } = position;
      const pixels = Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y);
      expect(toMillimetres(pixels)).toBeGreaterThan(30);
    }
    for (const table of ['7', '8', 'Terrace 3']) {
      await expect(page.getByText(`Table ${table} طاولة`).first()).toBeVisible();
    }
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(codesOf.length);
  });
}

test('Cards may have a note, and codes without the table', async ({ page }) => {
  makeCards('--tables', '7,8', '--no-table-in-code', '--note', 'Wi-Fi: Grill, password ember <3');
  const [codes = []] = await readSheets(page);
  expect(codes.map(({ text }) => text)).toEqual([MENU, MENU]);
  await expect(page.getByText('Wi-Fi: Grill, password ember <3')).toHaveCount(2);
  await expect(page.getByText('Table 8 طاولة')).toBeVisible();
});

test('Without tables, one sheet of equal cards; the codes are SVG files, too', async ({ page }) => {
  makeCards();
  const [codes = [], ...more] = await readSheets(page);
  expect(codes.map(({ text }) => text)).toEqual([MENU, MENU]);
  expect(more).toEqual([]);
  await expect(page.getByText('Table')).toHaveCount(0);
  for (const [file, address] of [
    ['menu.svg', ADDRESSES.both],
    ['menu-en.svg', ADDRESSES.en],
    ['menu-ar.svg', ADDRESSES.ar],
  ] as const) {
    await page.goto(pathToFileURL(path.join(folder, file)).href);
    const [code] = await readCodes(await page.screenshot());
    expect(code?.text).toBe(address);
  }
});
