import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsePageContents } from '../src/content/page-contents.ts';
import type { RenderedContent } from '../src/document/render-content.tsx';
import type { Renderer } from '../src/renderer.ts';
import { readContentFolder } from './content-folder.ts';

/** Beside the build, not in it: static hosts do not need it. */
export function rendererFolder(build: string): string {
  return `${build}-server`;
}

export function rendererFile(build: string): string {
  return path.resolve(rendererFolder(build), 'renderer.mjs');
}

export async function loadRenderer(build: string): Promise<Renderer> {
  const { renderer } = await import(pathToFileURL(rendererFile(build)).href);
  return renderer;
}

/** Renders a content folder once, for a static build: the plain menu, and then each branch. */
export async function renderContentFolder(
  folder: string,
  build: string,
): Promise<readonly [RenderedContent, ...RenderedContent[]]> {
  const { hasBranches, renderContent } = await loadRenderer(build);
  const [plain, ...branches] = parsePageContents(await readContentFolder(folder, hasBranches));
  return [renderContent(plain), ...branches.map(renderContent)];
}
