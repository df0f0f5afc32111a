import { cp } from 'node:fs/promises';
import { build } from 'vite';
import { writeBuildStamp } from './build/build-if-needed.ts';
import { compressFiles } from './build/compress-files.ts';
import { usesFirebase } from './build/firebase-settings.ts';
import { printPageSizes } from './build/page-sizes.ts';

/** `npm run build [DIR]`: `dist/`, ready for any static host. */
export async function run([folder = 'dist']: readonly string[]): Promise<void> {
  const isForFirebase = usesFirebase(process.env);
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } });
  if (!isForFirebase) await cp('content', `${folder}/content`, { recursive: true });
  await compressFiles(folder);
  if (folder === 'dist') await writeBuildStamp();
  await printPageSizes(folder);
}
