import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { readPageContent } from './content/page-content.ts';
import type { LoadingSlide, Reader } from './content/reader.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './domain/pictures.ts';
import { whenLoaded, whenPainted } from './platform/timing.ts';

/** A small file that requests the content while the app is loading (docs/decisions/010-first-requests.md). */
// Set by src/document/inline/head.ts.
const branch = brand.branches ? document.documentElement.dataset.branch : undefined;
const backend = createBackend(brand, branch);

start();

async function start(): Promise<void> {
  const pageContent = readPageContent(document);
  const content = pageContent ? undefined : readContent();
  content?.slides.then(preloadFirstPicture).catch(() => undefined);
  // A page with its menu: first the paint, then the app, then what may have changed since it was rendered.
  if (pageContent) await whenPainted();
  const app = await loadApp();
  app?.runApp({ backend, pageContent, ...(content ?? readContent(whenLoaded())) });
}

/** Pictures further down wait until the app is loaded or has failed (src/document/inline/head.ts). */
async function loadApp() {
  try {
    return await import('./main.tsx');
  } catch (error) {
    console.warn('The app cannot be loaded:', error);
    await window.onLoadFailed?.();
    return undefined;
  } finally {
    delete document.documentElement.dataset.appPending;
  }
}

function readContent(ready = Promise.resolve()) {
  const reader = ready.then(loadReader);
  const slides = unlessLeft(reader.then(({ readSlides }) => readSlides()));
  const menu = unlessLeft(reader.then(({ readMenu }) => readMenu()));
  // Prevents `unhandledrejection`; consumers attach later.
  slides.catch(() => undefined);
  menu.catch(() => undefined);
  return {
    menu,
    slides,
    readMenuAgain: () => unlessLeft(loadReader().then(({ readMenu }) => readMenu())),
  };
}

/** A read that the browser aborts because the page is left has not failed: it stays pending. */
async function unlessLeft<T>(read: Promise<T>): Promise<T> {
  let isLeft = false;
  // Firefox aborts it before `pagehide`.
  const leave = () => {
    isLeft = true;
  };
  window.addEventListener('beforeunload', leave);
  try {
    return await read;
  } catch (error) {
    if (isLeft) await new Promise(() => undefined);
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

async function loadReader(): Promise<Reader> {
  const { openReader } = await import('./content/open-reader.ts');
  return openReader(backend, branch);
}

async function preloadFirstPicture([first]: readonly LoadingSlide[]): Promise<void> {
  const address = await first?.image;
  if (address === undefined) return;
  const srcset = backend.pictures.findSrcSet(address, SLIDE_WIDTHS) ?? '';
  const picture = { fetchPriority: 'high', sizes: SLIDE_SIZES, srcset, src: address };
  Object.assign(new Image(), picture);
}
