import { statSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { COLLECTIONS } from '../src/content/backend.ts';
import type { Edition } from '../src/document/edition.ts';
import type { Renderer } from '../src/renderer.ts';
import { versionOf } from './find-file.ts';

/** Beside the build, not in it: a static host has no use for it. */
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

/** The content folder, rendered: once for each version of it, however many ask. */
export type FindEdition = () => Promise<{
  readonly version: string;
  readonly edition: Edition | undefined;
}>;

export function createEditions(contentFolder: string, workerFile: string): FindEdition {
  let version = '';
  let edition: Promise<Edition | undefined> = Promise.resolve(undefined);
  return async () => {
    const found = versionOfFolder(contentFolder);
    if (found !== version) {
      version = found;
      edition = renderContent(contentFolder, workerFile).catch((error: unknown) => {
        // The page arrives empty then, and says itself what cannot be read.
        console.warn('The page has no menu in it:', error instanceof Error ? error.message : error);
        return undefined;
      });
    }
    return { version: found, edition: await edition };
  };
}

/** Changes whenever a file of the folder does. */
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

/** In a worker: a server goes on answering meanwhile. */
export async function renderContent(contentFolder: string, workerFile: string): Promise<Edition> {
  const edition = await new Promise<Edition>((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: contentFolder });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('rendering ended without a result')));
  });
  // To take it over lasts as long as to make a page of it: others are answered in between.
  await setImmediate();
  return edition;
}
