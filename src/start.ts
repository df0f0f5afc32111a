import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { withCache } from './content/cached-collections.ts';
import { type LoadingSlide, loadSlides } from './content/load-hero.ts';
import { loadMenu } from './content/load-menu.ts';
import { readPageContent } from './content/page-content.ts';
import { whenLoaded } from './content/when-loaded.ts';
import { whenPainted } from './content/when-painted.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './menu/pictures.ts';

/**
 * The first file to run, and a small one: it asks for the content while the larger one with the screen is
 * still on its way (docs/decisions/010-first-requests.md).
 */
const created = createBackend(brand);
const backend = { ...created, readCollection: withCache(created.readCollection) };

const pageContent = readPageContent(document);

begin();

async function begin(): Promise<void> {
  if (pageContent) {
    // What makes a page answer comes after what is seen of it, and what is only compared with it last.
    await whenPainted();
    const { runApp } = await import('./main.tsx');
    runApp({ backend, pageContent, ...read(whenLoaded()) });
  } else {
    const reading = read(undefined);
    reading.slides.then(preloadFirstPicture).catch(() => undefined);
    const { runApp } = await import('./main.tsx');
    runApp({ backend, pageContent, ...reading });
  }
}

function read(turn: Promise<void> | undefined) {
  const { readCollection, pictures } = backend;
  const readMenu = () => loadMenu(readCollection, pictures.itemFolder);
  const readSlides = () => loadSlides(readCollection, pictures);
  const menu = turn ? turn.then(readMenu) : readMenu();
  const slides = turn ? turn.then(readSlides) : readSlides();
  // A failure is for whoever shows them; until then it is not unhandled, only unheard.
  menu.catch(() => undefined);
  slides.catch(() => undefined);
  return { menu, slides };
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
