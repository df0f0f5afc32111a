import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from '../../server/cached-response.ts';
import { loadRenderer, renderContentFolder } from '../../server/renderer.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { CONTENT } from '../../tests/support/restaurant/folder.ts';
import { testBuild } from '../../tests/support/test-build.ts';

const KB = 1000;

test('the page stays within its budget: 80 KB of JS and 7.8 KB of CSS, in brotli', async () => {
  const { assets } = await loadRenderer(testBuild());
  const scripts = [assets.script, ...assets.appFiles];
  const sizes = scripts.map((file) => readFileSync(`${testBuild()}${file}.br`).length);
  const js = sizes.reduce((total, size) => total + size, 0);
  expect(js).toBeGreaterThan(10 * KB);
  expect(js).toBeLessThanOrEqual(80 * KB);
  expect(brotliCompressSync(assets.styles).length).toBeLessThanOrEqual(7.8 * KB);
});

test('Chromium compiles the app while it downloads, as the first line asks', async () => {
  const { assets } = await loadRenderer(testBuild());
  const app = assets.appFiles.filter((file) => file.includes('/main-'));
  const firstLines = app.map((file) => readFileSync(testBuild() + file, 'utf8').split('\n', 1)[0]);
  expect(firstLines).toEqual(['//# allFunctionsCalledOnLoad']);
});

test('the page of 63 dishes is at most 31 KB in brotli, in both languages', async () => {
  const { renderPage } = await loadRenderer(testBuild());
  const [rendered] = await renderContentFolder(CONTENT, testBuild());
  for (const language of LANGUAGES) {
    const page = renderPage({ language, rendered, origin: 'https://menu.example' });
    const { br } = await compress(Buffer.from(page));
    expect(br.length).toBeGreaterThan(10 * KB);
    expect(br.length).toBeLessThanOrEqual(31 * KB);
  }
});
