import { cp } from 'node:fs/promises';
import { build } from 'vite';
import { writeBuildStamp } from './build/build-if-needed.ts';
import { compressFiles } from './build/compress-files.ts';
import { printPageSizes } from './build/page-sizes.ts';

/** `npm run build`: `dist/`, ready for any static host. */
export async function run(): Promise<void> {
  await build({ logLevel: 'warn' });
  await cp('content', 'dist/content', { recursive: true });
  await compressFiles('dist');
  await writeBuildStamp();
  await printPageSizes('dist');
}
