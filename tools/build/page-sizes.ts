import { stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadRenderer } from '../../server/renderer.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';

export interface PageSizes {
  /** The page itself, with the style sheet in it. */
  readonly html: number;
  readonly js: number;
  readonly css: number;
}

/** Brotli bytes of the page and of the scripts it always loads. */
export async function measurePage(dist: string): Promise<PageSizes> {
  const { assets } = await loadRenderer(dist);
  const files = [assets.script, ...assets.appFiles];
  const scripts = await Promise.all(files.map((file) => compressedSize(path.join(dist, file))));
  return {
    html: await compressedSize(path.join(dist, MENU_PATH, 'index.html')),
    js: scripts.reduce((total, size) => total + size, 0),
    css: brotliCompressSync(assets.styles).length,
  };
}

export async function printPageSizes(dist: string): Promise<void> {
  const sizes = Object.entries(await measurePage(dist)).map(
    ([kind, bytes]) => `${kind.toUpperCase()} ${(bytes / 1000).toFixed(1)} KB`,
  );
  console.log(`Built ${dist}/ (brotli): ${sizes.join(', ')}`);
}

async function compressedSize(file: string): Promise<number> {
  return (await stat(`${file}.br`)).size;
}
