import { parentPort, workerData } from 'node:worker_threads';
import { COLLECTIONS, type CollectionName, type RawDocument } from '../src/content/backend.ts';
import { parsePageContent } from '../src/content/reader.ts';
import type { RenderedContent } from '../src/document/render-content.tsx';
import { renderer } from '../src/renderer.ts';
import { type CollectionFile, parseCollectionFile } from './content-folder.ts';
import { errorMessage } from './errors.ts';

/** A file as it is now, and as it was when it could last be read. */
export interface RenderRequest {
  readonly file: CollectionFile;
  readonly lastReadable: Uint8Array | undefined;
}

export interface RenderResult {
  /** Undefined while a collection has never been readable. */
  readonly rendered: RenderedContent | undefined;
  /** One line for each file that cannot be read now. */
  readonly problems: ReadonlyMap<CollectionName, string>;
  /** What is wrong with single documents or fields. */
  readonly warnings: readonly string[];
}

const warnings: string[] = [];
// The parsers warn on the console, as in a browser. Here the server logs it, with time and count.
console.warn = (line) => warnings.push(String(line));

/** Parses and renders in a worker, so that the server keeps answering. */
function render(requests: readonly RenderRequest[]): RenderResult {
  const problems = new Map<CollectionName, string>();
  const collections = new Map<CollectionName, readonly RawDocument[]>();
  for (const { file, lastReadable } of requests) {
    try {
      collections.set(file.name, parseCollectionFile(file));
    } catch (error) {
      problems.set(file.name, errorMessage(error));
      if (lastReadable) {
        collections.set(file.name, parseCollectionFile({ ...file, bytes: lastReadable }));
      }
    }
  }
  const isWhole = collections.size === COLLECTIONS.length;
  const content = isWhole ? parsePageContent(collections) : undefined;
  return { rendered: content && renderer.renderContent(content), problems, warnings };
}

parentPort?.postMessage(render(workerData));
