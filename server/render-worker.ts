import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import type { PageContent } from '../src/content/page-content.ts';
import { parsePageContent } from '../src/content/reader.ts';
import type { Edition } from '../src/document/edition.ts';
import { renderer } from '../src/renderer.ts';
import { readContentFolder } from './content-folder.ts';

/** A menu of up to so many items is in the page whole. */
const WHOLE_ITEMS = 300;

/** Of a longer one, so many at the most, and no more than fit into so many bytes as they travel. */
const MOST_BYTES = 60_000;

/** Renders the content folder off the server's thread, which goes on answering meanwhile. */
parentPort?.postMessage(render(parsePageContent(await readContentFolder(workerData))));

function render(content: PageContent): Edition {
  const count = content.sections.reduce((total, { items }) => total + items.length, 0);
  let room = Math.min(count, WHOLE_ITEMS);
  let edition = renderer.renderEdition(content, room);
  while (count > WHOLE_ITEMS && sizeOf(edition) > MOST_BYTES) {
    room = Math.floor((room * 0.95 * MOST_BYTES) / sizeOf(edition));
    edition = renderer.renderEdition(content, room);
  }
  return edition;
}

function sizeOf(edition: Edition): number {
  const page = renderer.renderPage({ edition, language: 'en', origin: 'https://menu.example' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(page, { params }).length;
}
