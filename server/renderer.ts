import { statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { COLLECTIONS } from '../src/content/backend.ts';
import type { RenderedContent } from '../src/document/rendered-content.ts';
import type { Renderer } from '../src/renderer.ts';
import { versionOf } from './find-file.ts';

/** Beside the build, not in it: static hosts do not need it. */
export function rendererFolder(build: string): string {
  return `${build}-server`;
}

export function renderWorkerFile(build: string): string {
  return path.resolve(rendererFolder(build), 'render-worker.mjs');
}

export function rendererFile(build: string): string {
  return path.resolve(rendererFolder(build), 'renderer.mjs');
}

export async function loadRenderer(build: string): Promise<Renderer> {
  const { renderer } = await import(pathToFileURL(rendererFile(build)).href);
  return renderer;
}

/** Renders the content folder once for each version of its files. */
export type RenderCurrentContent = () => Promise<{
  readonly version: string;
  readonly rendered: RenderedContent | undefined;
}>;

export function createContentRenderer(
  contentFolder: string,
  workerFile: string,
): RenderCurrentContent {
  let version = '';
  let rendered: Promise<RenderedContent | undefined> = Promise.resolve(undefined);
  return async () => {
    const found = versionOfFolder(contentFolder);
    if (found !== version) {
      version = found;
      rendered = renderContentFolder(contentFolder, workerFile).catch((error: unknown) => {
        // The page is then served without a menu; the app reports what cannot be read.
        console.warn('The page has no menu in it:', error instanceof Error ? error.message : error);
        return undefined;
      });
    }
    return { version: found, rendered: await rendered };
  };
}

/** Changes whenever a collection's file does. */
function versionOfFolder(contentFolder: string): string {
  const versions = COLLECTIONS.map((name) => {
    try {
      return versionOf(statSync(path.join(contentFolder, `${name}.json`), { bigint: true }));
    } catch {
      return 'missing';
    }
  });
  return versions.join(', ');
}

/** Runs in a worker, so that the server keeps answering. */
export async function renderContentFolder(
  contentFolder: string,
  workerFile: string,
): Promise<RenderedContent> {
  const rendered = await new Promise<RenderedContent>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: contentFolder });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('rendering ended without a result')));
  });
  // Copying the result from the worker blocks; answer other requests before rendering a page.
  await setImmediate();
  return rendered;
}
