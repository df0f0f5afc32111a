import { parentPort, workerData } from 'node:worker_threads';
import { parsePageContent } from '../src/content/parse-page-content.ts';
import { renderer } from '../src/renderer.ts';
import { readContentFolder } from './content-folder.ts';

/** At most this many items are in the page; the app renders the rest of a longer menu once it has read it. */
const MAX_ITEMS = 300;

/** Renders the content folder off the server's thread, which goes on answering meanwhile. */
const content = parsePageContent(await readContentFolder(workerData));
parentPort?.postMessage(renderer.renderEdition(content, MAX_ITEMS));
