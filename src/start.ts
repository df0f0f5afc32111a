import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { readPageContent } from './content/page-content.ts';
import type { LoadingSlide, Reader } from './content/reader.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './domain/pictures.ts';
import { whenLoaded, whenPainted } from './platform/timing.ts';

/**
 * The first file to run, and a small one: it asks for the content while the larger one with the screen is
 * still on its way (docs/decisions/010-first-requests.md).
 */
const backend = createBackend(brand);

begin();

async function begin(): Promise<void> {
  const pageContent = readPageContent(document);
  if (pageContent) {
    // What makes a page answer comes after what is seen of it, and what is only compared with it last.
    await whenPainted();
    const { runApp } = await loadApp();
    runApp({ backend, pageContent, ...read(whenLoaded()) });
  } else {
    const reading = read(undefined);
    reading.slides.then(preloadFirstPicture).catch(() => undefined);
    const { runApp } = await loadApp();
    runApp({ backend, pageContent, ...reading });
  }
}

/** Has it arrived or failed, the pictures that let it pass are asked for (src/document/inline/head.ts). */
function loadApp() {
  return import('./main.tsx').finally(() => {
    delete document.documentElement.dataset.arriving;
  });
}

/** Reads when it is its turn: the slides first, whose pictures are still to be asked for then. */
function read(turn: Promise<void> | undefined) {
  const reader = turn ? turn.then(loadReader) : loadReader();
  const slides = reader.then(({ readSlides }) => readSlides());
  const menu = reader.then(({ readMenu }) => readMenu());
  // A failure is for whoever shows them; until then it is not unhandled, only unheard.
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
