import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { brand } from '../../menu.config.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { BUILD_TARGET, QUIET_CHECKS } from './supported-browsers.ts';
import { manifestFile } from './web-app.ts';

interface PrecacheEntry {
  readonly url: string;
  /** `null` where the file name contains a content hash. */
  readonly revision: string | null;
}

/** Builds `service-worker.js` with the list of the files that a page needs offline. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __PRECACHE__: JSON.stringify(await precacheList(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target: BUILD_TARGET,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        checks: QUIET_CHECKS,
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}

async function precacheList(folder: string): Promise<readonly PrecacheEntry[]> {
  const assets = await readdir(path.join(folder, 'assets'));
  const files = [...LANGUAGES.map(manifestFile), brand.logo.slice(1)];
  return [
    { url: MENU_PATH, revision: await revisionOf(path.join(folder, MENU_PATH, 'index.html')) },
    ...assets
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => ({ url: `/assets/${file}`, revision: null })),
    ...(await Promise.all(
      files.map(async (file) => ({
        url: `/${file}`,
        revision: await revisionOf(path.join(folder, file)),
      })),
    )),
  ];
}

async function revisionOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
