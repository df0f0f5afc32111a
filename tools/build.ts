import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { brand } from '../menu.config.ts';
import { PAGE_FILE, readPage, withFirstSlide } from '../server/page.ts';
import { writeBuildStamp } from './build/build-if-needed.ts';
import { compressFiles } from './build/compress-files.ts';
import { usesFirebase } from './build/firebase-settings.ts';
import { writeHostingConfig } from './build/hosting-config.ts';
import { printPageSizes } from './build/page-sizes.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { writeSizedPictures } from './build/sized-pictures.ts';
import { writeWebApp } from './build/web-app.ts';

const APP_ONLY = '--app-only';

/**
 * `npm run build [DIR]`: `dist/`, ready for any static host. With `--app-only` the content is left out:
 * our own server has the content folder itself, and sizes pictures when they are asked for.
 */
export async function run(options: readonly string[]): Promise<void> {
  const [folder = 'dist'] = options.filter((option) => option !== APP_ONLY);
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  await writeWebApp(brand, folder);
  if (!options.includes(APP_ONLY) && !usesFirebase(process.env))
    await embedContent('content', folder);
  await buildServiceWorker(folder);
  await compressFiles(folder);
  if (folder === 'dist') {
    await writeBuildStamp();
    await writeHostingConfig(await readPage(folder));
  }
  await printPageSizes(folder);
}

async function embedContent(content: string, folder: string): Promise<void> {
  await cp(content, path.join(folder, 'content'), { recursive: true });
  await writeSizedPictures(content, path.join(folder, 'content'));
  const page = await withFirstSlide(await readPage(folder), content);
  await writeFile(path.join(folder, PAGE_FILE), page);
}
