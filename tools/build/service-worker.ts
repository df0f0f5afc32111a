import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrand } from '../../server/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { bundleScript } from './bundle-script.ts';
import { manifestFile } from './web-app.ts';

/** Writes `service-worker.js` with the list of the files that a page needs offline. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const { logo } = await loadBrand();
  const assets = await readdir(path.join(folder, 'assets'));
  const revised = async (url: string, file = url) => {
    const bytes = await readFile(path.join(folder, file));
    return { url, revision: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
  };
  const files = [...LANGUAGES.map((language) => `/${manifestFile(language)}`), logo];
  const list = [
    await revised(MENU_PATH, `${MENU_PATH}/index.html`),
    // Their names contain a content hash.
    ...assets
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => ({ url: `/assets/${file}`, revision: null })),
    ...(await Promise.all(files.map((file) => revised(file)))),
  ];
  const define = { __PRECACHE__: JSON.stringify(list) };
  const script = await bundleScript('src/service-worker/service-worker.ts', define);
  await writeFile(path.join(folder, 'service-worker.js'), script);
}
