import { isDeepStrictEqual } from 'node:util';
import {
  BRANCHES,
  COLLECTIONS,
  type CollectionName,
  MENU,
  type RawDocument,
} from '../src/content/backend.ts';
import type { PageContent } from '../src/content/page-content.ts';
import { parsePageContents } from '../src/content/page-contents.ts';
import { summariseProblems } from '../src/content/parse-collection.ts';
import type { RenderedContent } from '../src/document/render-content.tsx';
import { memoize } from '../src/domain/memoize.ts';
import type { Renderer } from '../src/renderer.ts';
import {
  type CollectionFile,
  contentVersion,
  EDITION,
  parseCollectionFile,
  readCollectionFiles,
} from './content-folder.ts';
import {
  errorMessage,
  isNotFoundError,
  type LastError,
  OperatorError,
  warn,
  warnCounted,
} from './errors.ts';
import { parseDishes } from './pull/describe-changes.ts';

interface Readable {
  readonly bytes: Uint8Array;
  readonly documents: readonly RawDocument[];
}

/** The last readable version of each collection. */
interface CurrentContent {
  /** Changes whenever the content does. */
  readonly version: number;
  /** Undefined while a collection has never been readable. */
  readonly rendered: RenderedContent | undefined;
  /** By their ids. Each is rendered when it is first asked for: there may be dozens. */
  readonly branches: ReadonlyMap<string, () => RenderedContent>;
  readonly collections: ReadonlyMap<CollectionName, Readable>;
  /** One line for each file that cannot be read now; an older version of it is served. */
  readonly problems: readonly string[];
}

export type ServedContent = ReturnType<typeof createServedContent>;

type RenderContent = Renderer['renderContent'];

/** Serves a folder that may be edited at any time. A file that breaks or vanishes keeps its last version. */
export function createServedContent(folder: string, render: RenderContent, hasBranches: boolean) {
  // Not the time of day: somebody may set the clock.
  let readAt = performance.now();
  let lastError: LastError | undefined;
  let checkedVersion = '';
  let lastFiles: readonly CollectionFile[] = [];
  let current: Promise<CurrentContent> = Promise.resolve({
    version: 0,
    rendered: undefined,
    branches: new Map(),
    collections: new Map(),
    problems: [],
  });

  const update = async (before: CurrentContent): Promise<CurrentContent> => {
    const files = (await readCollectionFiles(folder)).filter(
      ({ name, error }) =>
        name !== BRANCHES ||
        // A restaurant may have none; but those that were read do not vanish.
        (hasBranches && (!isNotFoundError(error) || before.collections.has(BRANCHES))),
    );
    // A file that exists but cannot be read is tried again at the next request.
    if (files.some(({ error }) => error && !isNotFoundError(error))) checkedVersion = '';
    if (isDeepStrictEqual(files, lastFiles)) return before;
    lastFiles = files;
    const after = renderFiles(files, before, render);
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
    /** Reads and renders the folder again only if a file has changed. */
    current: async () => {
      const found = contentVersion(folder);
      if (found !== checkedVersion) {
        checkedVersion = found;
        current = current.then(update);
      }
      const content = await current;
      if (content.problems.length === 0) readAt = performance.now();
      return content;
    },
    /** Seconds since all files could be read. */
    age: () => (performance.now() - readAt) / 1000,
    lastError: () => lastError,
  };
}

function renderFiles(
  files: readonly CollectionFile[],
  before: CurrentContent,
  render: RenderContent,
): CurrentContent {
  const collections = new Map(before.collections);
  if (files.every(({ name }) => name !== BRANCHES)) collections.delete(BRANCHES);
  // One broken edition.json is the same line for each collection.
  const problems = new Set<string>();
  for (const file of files) {
    try {
      const documents = parseCollectionFile(file);
      refuseEmptyMenu(file, documents, before);
      if (file.bytes) collections.set(file.name, { bytes: file.bytes, documents });
    } catch (error) {
      problems.add(errorMessage(error));
    }
  }
  try {
    const isWhole = COLLECTIONS.every((name) => collections.has(name));
    const [plain, ...others] = isWhole ? parseContents(collections) : [];
    const renderOnce = memoize(new WeakMap<PageContent, RenderedContent>(), render);
    return {
      version: before.version + 1,
      rendered: plain && render(plain),
      branches: new Map(others.map((one) => [one.branch.id, () => renderOnce(one)])),
      collections,
      problems: [...problems],
    };
  } catch (error) {
    return { ...before, problems: [`The content cannot be rendered: ${errorMessage(error)}`] };
  }
}

/** More likely a slip than an edit. A start publishes it. A pulled menu without a dish was forced. */
function refuseEmptyMenu(
  { name, path: file }: CollectionFile,
  documents: readonly RawDocument[],
  { rendered }: CurrentContent,
): void {
  if (name !== MENU || !rendered?.content.sections.length || file.endsWith(EDITION)) return;
  if (parseDishes(new Map([[name, documents]])).length > 0) return;
  throw new OperatorError(`${file} has no dish any more`);
}

function parseContents(collections: ReadonlyMap<CollectionName, Readable>) {
  const documents = Array.from(collections, ([name, each]) => [name, each.documents] as const);
  return parsePageContents(new Map(documents), (problems) =>
    summariseProblems(problems).forEach(warnCounted),
  );
}
