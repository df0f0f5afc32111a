import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brand } from '../menu.config.ts';
import { parseCommandLine } from '../server/command-line.ts';
import { readContentFolder } from '../server/content-folder.ts';
import { loadRenderer, renderContentFolder } from '../server/renderer.ts';
import { contentFolder, readSiteUrl } from '../server/settings.ts';
import type { RenderedContent } from '../src/document/rendered-content.ts';
import { renderRobots, renderSitemap } from '../src/document/site-files.ts';
import { addressByPath } from '../src/domain/addresses.ts';
import { MENU_PATH } from '../src/domain/constants.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { buildApp } from './build/app.ts';
import { beginBuild } from './build/build-if-needed.ts';
import { checkBrand } from './build/check-brand.ts';
import { compressFiles } from './build/compress-files.ts';
import { embedContent } from './build/embed-content.ts';
import { usesFirebase } from './build/firebase-settings.ts';
import { writeHostFiles, writeNginxConfig } from './build/host-files.ts';
import { writeHostingConfig } from './build/hosting-config.ts';
import { writeNotFoundPage } from './build/not-found-page.ts';
import { printPageSizes } from './build/page-sizes.ts';
import { writePreview } from './build/preview-picture.ts';
import { buildRenderer } from './build/renderer.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { nextBuild, swapBuild } from './build/swap-build.ts';
import { writeWebApp } from './build/web-app.ts';

const OPTIONS = { 'app-only': { type: 'boolean', default: false } } as const;

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
  const { values, folder: given = 'dist' } = parseCommandLine(
    options,
    OPTIONS,
    'npm run build -- [DIR] [--app-only]',
  );
  // Without a slash at the end.
  const target = path.relative('', given);
  // With another value from the shell, half of the bundle would be a development build.
  process.env.NODE_ENV = 'production';
  await checkBrand(brand);
  const content = contentFolder(process.env);
  const hasContent = !values['app-only'] && !usesFirebase(process.env);
  if (hasContent) await readContentFolder(content);
  const finish = target === 'dist' ? await beginBuild() : undefined;
  const folder = nextBuild(target);
  const assets = await buildApp(folder, process.env);
  await buildRenderer(folder, assets);
  await writeWebApp(brand, folder);
  await writeNotFoundPage(brand, folder);
  const rendered = hasContent ? await renderContentFolder(content, folder) : undefined;
  if (rendered) {
    const slides = rendered.content.slides.map(({ image }) => image);
    await embedContent(content, slides, path.join(folder, 'content'));
  }
  await writePages(folder, content, rendered);
  await buildServiceWorker(folder);
  await compressFiles(folder);
  await writeHostFiles(folder, assets, process.env);
  await swapBuild(target);
  if (target === 'dist') {
    await writeHostingConfig(assets, process.env);
    await writeNginxConfig(assets, process.env);
  }
  await finish?.();
  await printPageSizes(target);
}

/**
 * Writes the page in each language as a folder's index, which every static host serves without
 * configuration, and a redirect at the root.
 */
async function writePages(
  folder: string,
  content: string,
  rendered: RenderedContent | undefined,
): Promise<void> {
  const { renderPage } = await loadRenderer(folder);
  const origin = readSiteUrl(process.env);
  if (rendered && origin !== undefined) {
    await writePreview(content, rendered.content.slides[0]?.image, folder);
  }
  for (const language of LANGUAGES) {
    const file = path.join(folder, addressByPath(language), 'index.html');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderPage({ language, origin, rendered, addressOf: addressByPath }));
  }
  await writeFile(path.join(folder, 'index.html'), REDIRECT_PAGE);
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(origin));
  if (origin !== undefined) {
    await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(origin, addressByPath));
  }
}
