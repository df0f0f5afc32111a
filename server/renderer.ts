import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Renderer } from '../src/renderer.ts';

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
