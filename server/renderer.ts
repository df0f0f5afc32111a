import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderedContent } from '../src/document/render-content.tsx';
import type { Renderer } from '../src/renderer.ts';
import { readCollectionFiles } from './content-folder.ts';
import { OperatorError, warnCounted } from './errors.ts';
import type { RenderRequest, RenderResult } from './render-worker.ts';

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

/** Renders collections in a worker, so that the server keeps answering. */
export type RenderFiles = (requests: readonly RenderRequest[]) => Promise<RenderResult>;

export function createRenderFiles(build: string): RenderFiles {
  return async (requests) => {
    const result = await new Promise<RenderResult>((resolve, reject) => {
      const worker = new Worker(renderWorkerFile(build), { workerData: requests });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('rendering ended without a result')));
    });
    for (const warning of result.warnings) warnCounted(warning);
    // Copying the result from the worker blocks; answer other requests before rendering a page.
    await setImmediate();
    return result;
  };
}

/** Renders a content folder once, for a static build. */
export async function renderContentFolder(
  contentFolder: string,
  build: string,
): Promise<RenderedContent> {
  const render = createRenderFiles(build);
  const files = await readCollectionFiles(contentFolder);
  const { rendered, problems } = await render(
    files.map((file) => ({ file, lastReadable: undefined })),
  );
  if (!rendered) throw new OperatorError([...new Set(problems.values())].join('; '));
  return rendered;
}
