import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageContent } from '../src/content/page-content.ts';
import { parsePageContent } from '../src/content/reader.ts';
import type { RenderedContent } from '../src/document/rendered-content.ts';
import { renderer } from '../src/renderer.ts';
import { readContentFolder } from './content-folder.ts';

/** Menus up to this many items are in the page completely. */
const MAX_ITEMS = 300;

/** Longer menus: at most this many compressed bytes. */
const MAX_BYTES = 60_000;

/** Renders the content folder in a worker, so that the server keeps answering. */
parentPort?.postMessage(render(parsePageContent(await readContentFolder(workerData))));

function render(content: PageContent): RenderedContent {
  const count = content.sections.reduce((total, { items }) => total + items.length, 0);
  let room = Math.min(count, MAX_ITEMS);
  let rendered = renderer.renderContent(content, room);
  while (count > MAX_ITEMS && sizeOf(rendered) > MAX_BYTES) {
    room = Math.floor((room * 0.95 * MAX_BYTES) / sizeOf(rendered));
    rendered = renderer.renderContent(content, room);
  }
  return rendered;
}

function sizeOf(rendered: RenderedContent): number {
  const page = renderer.renderPage({ rendered, language: 'en', origin: 'https://menu.example' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(page, { params }).length;
}
