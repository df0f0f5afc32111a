import { parentPort, workerData } from 'node:worker_threads';
import { parsePageContent } from '../src/content/reader.ts';
import { renderer } from '../src/renderer.ts';
import { readContentFolder } from './content-folder.ts';

/** At most this many items are in the page. The app renders the rest when it has read the content. */
const MAX_ITEMS = 300;

/** Renders the content folder in a worker, so that the server keeps answering. */
const content = parsePageContent(await readContentFolder(workerData));
parentPort?.postMessage(renderer.renderContent(content, MAX_ITEMS));
