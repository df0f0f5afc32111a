import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { MENU_PATH } from '../../src/menu/constants.ts';

export interface PageSizes {
  /** The page itself, with the style sheet in it. */
  readonly html: number;
  readonly js: number;
  readonly css: number;
}

/** Bytes of brotli that the page's own HTML asks for before anything else is decided. */
export async function measurePage(dist: string): Promise<PageSizes> {
  const page = path.join(dist, MENU_PATH, 'index.html');
  const html = await readFile(page, 'utf8');
  const assets = new Set(
    Array.from(html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g), ([, file = '']) => file),
  );
  const sizeOf = async (ending: string) => {
    const files = [...assets].filter((file) => file.endsWith(ending));
    const sizes = await Promise.all(files.map((file) => compressedSize(path.join(dist, file))));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
  return {
    html: await compressedSize(page),
    js: await sizeOf('.js'),
    css: brotliCompressSync(css).length,
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
