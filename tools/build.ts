import { cp } from 'node:fs/promises';
import path from 'node:path';
import { hasBranches } from '../server/brand.ts';
import { parseCommandLine } from '../server/command-line.ts';
import { readContentFolder } from '../server/content-folder.ts';
import { usesFirebase } from '../server/firebase/firebase-project.ts';
import { loadRenderer, renderContentFolder, rendererFolder } from '../server/renderer.ts';
import { contentFolder, readSettings } from '../server/settings.ts';
import type { RenderedContent } from '../src/document/render-content.tsx';
import { previewPicture } from '../src/domain/pictures.ts';
import { embedContent } from './build/embed-content.ts';
import { writeHostConfigs, writeHostFiles } from './build/host-files.ts';
import { hostRules } from './build/host-rules.ts';
import { prepareBuild } from './build/prepare-build.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { writeSite } from './build/site.ts';
import { printSummary } from './check-content.ts';

const OPTIONS = { 'app-only': { type: 'boolean', default: false } } as const;

const DIST = 'dist';

/**
 * `npm run build [DIR]`: `dist/`, ready for any static host. With `--app-only` the content is left out:
 * our own server renders pages and resizes pictures on request.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values, folder: given = DIST } = parseCommandLine(
    options,
    OPTIONS,
    'npm run build -- [DIR] [--app-only]',
  );
  const isStatic = !values['app-only'];
  // A live page reads its own.
  const content = usesFirebase(process.env) ? undefined : contentFolder(process.env);
  if (isStatic && content !== undefined) await readContentFolder(content, await hasBranches());
  const { build } = prepareBuild(process.env);
  const rendered =
    isStatic && content !== undefined ? await renderContentFolder(content, build) : [];
  const ids = rendered.flatMap((one) => one.content.branch?.id ?? []);
  const renderer = await loadRenderer(build);
  const rules = hostRules(renderer.assets, process.env, ids, renderer.hasBranches);
  await replaceFolder(path.resolve(given), async (folder) => {
    await cp(build, folder, { recursive: true });
    await cp(rendererFolder(build), rendererFolder(folder), { recursive: true });
    if (!isStatic) return;
    await writeStaticSite(build, folder, content, rendered);
    await writeHostFiles(folder, rules);
  });
  if (isStatic && given === DIST) await writeHostConfigs(rules);
  console.log(`Built ${given}/`);
  if (isStatic && content !== undefined) await printSummary(content);
}

/** The content in it is rendered and sized in advance. */
async function writeStaticSite(
  build: string,
  folder: string,
  content: string | undefined,
  [plain, ...branches]: readonly RenderedContent[],
) {
  const { siteUrl: origin } = readSettings(process.env);
  if (content === undefined || !plain) return writeSite(folder, origin);
  const slides = plain.content.slides.map(({ image }) => image);
  const preview = origin === undefined ? undefined : previewPicture(slides[0]);
  await embedContent(folder, { build, content, slides, preview });
  return writeSite(folder, origin, plain, branches);
}
