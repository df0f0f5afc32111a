import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadRenderer } from '../../server/renderer.ts';
import type { RenderedContent } from '../../src/document/render-content.tsx';
import { renderRobots, renderSitemap } from '../../src/document/site-files.ts';
import { addressByPath } from '../../src/domain/addresses.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { compressFiles } from './compress-files.ts';
import { writeServiceWorker } from './service-worker.ts';

/** The root of a host that cannot redirect by itself. */
const REDIRECT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url=${MENU_PATH}" />
<title>Menu</title>
<a href="${MENU_PATH}">Menu</a>
<a href="${addressByPath('ar')}" lang="ar" dir="rtl">القائمة</a>
</html>
`;

/**
 * Writes the page in each language as a folder's index, which every static host serves without
 * configuration, a redirect at the root, and what follows from them.
 */
export async function writeSite(
  folder: string,
  origin?: string,
  rendered?: RenderedContent,
  branches: readonly RenderedContent[] = [],
): Promise<void> {
  const { renderPage } = await loadRenderer(folder);
  for (const content of [rendered, ...branches]) {
    for (const language of LANGUAGES) {
      const address = addressByPath(language, content?.content.branch?.id);
      const file = path.join(folder, address, 'index.html');
      await mkdir(path.dirname(file), { recursive: true });
      const page = { language, origin, rendered: content, addressOf: addressByPath };
      await writeFile(file, renderPage(page));
    }
  }
  await writeFile(path.join(folder, 'index.html'), REDIRECT_PAGE);
  await writeFile(path.join(folder, 'robots.txt'), renderRobots(origin));
  if (origin !== undefined) {
    const ids = branches.flatMap(({ content }) => content.branch?.id ?? []);
    await writeFile(path.join(folder, 'sitemap.xml'), renderSitemap(origin, addressByPath, ids));
  }
  await writeServiceWorker(folder);
  await compressFiles(folder);
}
