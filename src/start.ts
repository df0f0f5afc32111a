import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { readPageContent } from './content/page-content.ts';
import type { LoadingSlide, Reader } from './content/reader.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './domain/pictures.ts';
import { whenLoaded, whenPainted } from './platform/timing.ts';

/**
 * The first file to run, and a small one: it requests the content while the larger file with the app is
 * still loading (docs/decisions/010-first-requests.md).
 */
const backend = createBackend(brand);

start();

async function start(): Promise<void> {
  const pageContent = readPageContent(document);
  if (pageContent) {
    // First what is seen, then what makes it work, then what may have changed since it was rendered.
    await whenPainted();
    const { runApp } = await loadApp();
    runApp({ backend, pageContent, ...readContent(whenLoaded()) });
  } else {
    const content = readContent(Promise.resolve());
    content.slides.then(preloadFirstPicture).catch(() => undefined);
    const { runApp } = await loadApp();
    runApp({ backend, pageContent, ...content });
  }
}

/** Pictures further down wait until the app is loaded or has failed (src/document/inline/head.ts). */
function loadApp() {
  return import('./main.tsx').finally(() => {
    delete document.documentElement.dataset.appPending;
  });
}

/** The slides first: their pictures are still to be requested. */
function readContent(isTime: Promise<void>) {
  const reader = isTime.then(loadReader);
  const slides = reader.then(({ readSlides }) => readSlides());
  const menu = reader.then(({ readMenu }) => readMenu());
  // Prevents `unhandledrejection`; consumers attach later.
  slides.catch(() => undefined);
  menu.catch(() => undefined);
  return { menu, slides, readMenuAgain: async () => (await loadReader()).readMenu() };
}

async function loadReader(): Promise<Reader> {
  const { createReader } = await import('./after-load.ts');
  return createReader(backend);
}

/** The largest thing on the page. */
async function preloadFirstPicture([first]: readonly LoadingSlide[]): Promise<void> {
  const address = await first?.image;
  if (address === undefined) return;
  const srcSet = backend.pictures.findSrcSet(address, SLIDE_WIDTHS);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  if (srcSet === undefined) {
    link.href = address;
  } else {
    link.imageSrcset = srcSet;
    link.imageSizes = SLIDE_SIZES;
  }
  document.head.append(link);
}
