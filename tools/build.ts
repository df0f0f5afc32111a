import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../menu.config.ts';
import { readContentFolder } from '../server/content-folder.ts';
import { loadRenderer, renderContentFolder } from '../server/renderer.ts';
import { contentFolder, readSiteUrl } from '../server/settings.ts';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { buildApp } from './build/app.ts';
import { beginBuild } from './build/build-if-needed.ts';
import { compressFiles } from './build/compress-files.ts';
import { embedContent } from './build/embed-content.ts';
import { usesFirebase } from './build/firebase-settings.ts';
import { writeHostingConfig } from './build/hosting-config.ts';
import { printPageSizes } from './build/page-sizes.ts';
import { buildRenderer } from './build/renderer.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { nextBuild, swapBuild } from './build/swap-build.ts';
import { writeWebApp } from './build/web-app.ts';

const APP_ONLY = '--app-only';

/** The root of a host that cannot redirect by itself. */
const REDIRECT_PAGE = `<!doctype html>
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url=${MENU_PATH}" />
<title>Menu</title>
<a href="${MENU_PATH}">Menu · القائمة</a>
`;

/**
 * `npm run build [DIR]`: `dist/`, ready for any static host. With `--app-only` the content is left out:
 * our own server renders pages and resizes pictures on request.
 */
export async function run(options: readonly string[]): Promise<void> {
  // With another value from the shell, half of the bundle would be a development build.
  process.env.NODE_ENV = 'production';
  const [target = 'dist'] = options.filter((option) => option !== APP_ONLY);
  const content = contentFolder(process.env);
  const hasContent = !options.includes(APP_ONLY) && !usesFirebase(process.env);
  if (hasContent) await readContentFolder(content);
  const finish = target === 'dist' ? await beginBuild() : undefined;
  const folder = nextBuild(target);
  const assets = await buildApp(folder, process.env);
  await buildRenderer(folder, assets);
  await writeWebApp(brand, folder);
  if (hasContent) await embedContent(content, path.join(folder, 'content'));
  await writePages(folder, hasContent ? content : undefined);
  await buildServiceWorker(folder);
  await compressFiles(folder);
  await swapBuild(target);
  if (target === 'dist') await writeHostingConfig(assets, process.env);
  await finish?.();
  await printPageSizes(target);
}

/**
 * Writes the page as a folder's index, which every static host serves without configuration, and a
 * redirect at the root.
 */
async function writePages(folder: string, content: string | undefined): Promise<void> {
  const { renderPage } = await loadRenderer(folder);
  const rendered = content === undefined ? undefined : await renderContentFolder(content, folder);
  const origin = readSiteUrl(process.env);
  await mkdir(path.join(folder, MENU_PATH), { recursive: true });
  const page = renderPage({ language: 'en', origin, rendered });
  await writeFile(path.join(folder, MENU_PATH, 'index.html'), page);
  await writeFile(path.join(folder, 'index.html'), REDIRECT_PAGE);
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(origin));
  if (origin !== undefined) {
    await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(origin));
  }
}
