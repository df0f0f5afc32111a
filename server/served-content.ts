import { isDeepStrictEqual } from 'node:util';
import type { CollectionName } from '../src/content/backend.ts';
import type { RenderedContent } from '../src/document/render-content.tsx';
import { createAge } from './age.ts';
import { type CollectionFile, contentVersion, readCollectionFiles } from './content-folder.ts';
import { errorMessage, isNotFoundError, type LastError, warn } from './errors.ts';
import type { RenderFiles } from './renderer.ts';

/** The last readable version of each collection. */
export interface CurrentContent {
  /** Changes whenever the content does. */
  readonly version: number;
  /** Undefined while a collection has never been readable. */
  readonly rendered: RenderedContent | undefined;
  readonly files: ReadonlyMap<CollectionName, Uint8Array>;
  /** One line for each file that cannot be read now; an older version of it is served. */
  readonly problems: readonly string[];
}

export interface ServedContent {
  /** Reads and renders the folder again only if a file has changed. */
  current(): Promise<CurrentContent>;
  /** Seconds since all files could be read. */
  age(): number;
  lastError(): LastError | undefined;
}

/** After a failed render, the first request after this delay renders again. */
const RETRY_AFTER_MS = 10_000;

/** Serves a folder that may be edited at any time. A file that breaks or vanishes keeps its last version. */
export function createServedContent(folder: string, render: RenderFiles): ServedContent {
  const age = createAge();
  let lastError: LastError | undefined;
  let checkedVersion = '';
  let lastFiles: readonly CollectionFile[] = [];
  let retryAt = Infinity;
  let current: Promise<CurrentContent> = Promise.resolve({
    version: 0,
    rendered: undefined,
    files: new Map(),
    problems: [],
  });

  const update = async (before: CurrentContent): Promise<CurrentContent> => {
    const files = await readCollectionFiles(folder);
    // A file that exists but cannot be read is tried again at the next request.
    if (files.some(({ error }) => error && !isNotFoundError(error))) checkedVersion = '';
    if (isDeepStrictEqual(files, lastFiles)) return before;
    lastFiles = files;
    retryAt = Infinity;
    const after = await renderVersion(files, before, render).catch((error: unknown) => {
      // The worker failed, for example for lack of memory: everything stays as it was.
      retryAt = performance.now() + RETRY_AFTER_MS;
      return { ...before, problems: [`The content cannot be rendered: ${errorMessage(error)}`] };
    });
    const served = after.rendered ? 'the last readable version is served' : 'there is no menu';
    for (const problem of after.problems) {
      if (before.problems.includes(problem)) continue;
      lastError = { at: new Date().toISOString(), message: problem };
      warn(`${problem}; ${served}`);
    }
    if (before.problems.length > 0 && after.problems.length === 0) {
      warn('The content can be read again');
    }
    return after;
  };
  return {
    current: async () => {
      if (performance.now() >= retryAt) {
        retryAt = Infinity;
        lastFiles = [];
        checkedVersion = '';
      }
      const found = contentVersion(folder);
      if (found !== checkedVersion) {
        checkedVersion = found;
        current = current.then(update);
      }
      const content = await current;
      if (content.problems.length === 0) age.reset();
      return content;
    },
    age: age.seconds,
    lastError: () => lastError,
  };
}

async function renderVersion(
  files: readonly CollectionFile[],
  before: CurrentContent,
  render: RenderFiles,
): Promise<CurrentContent> {
  const { rendered, problems } = await render(
    files.map((file) => ({ file, lastReadable: before.files.get(file.name) })),
  );
  const readable = files.flatMap(({ name, bytes }) =>
    bytes && !problems.has(name) ? [[name, bytes] as const] : [],
  );
  return {
    version: before.version + 1,
    rendered,
    files: new Map([...before.files, ...readable]),
    // One broken edition.json is the same line for each collection.
    problems: [...new Set(problems.values())],
  };
}
