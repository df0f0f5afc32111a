import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { withCache } from './content/cached-backend.ts';
import { type LoadingSlide, loadSlides } from './content/load-hero.ts';
import { loadMenu } from './content/load-menu.ts';
import { readPageContent } from './content/page-content.ts';
import { whenLoaded } from './content/when-loaded.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './menu/pictures.ts';

/**
 * The part of the app that asks for the content: a small file of its own, which runs while the larger
 * one with the screen is still on its way (docs/decisions/010-first-requests.md).
 */
export const backend = withCache(createBackend(brand));

export const pageContent = readPageContent(document);

// What the page brought along is compared with the content when the visitor's first look is over.
const turn = pageContent ? whenLoaded() : undefined;

export const menu = turn ? turn.then(() => loadMenu(backend)) : loadMenu(backend);
export const slides = turn ? turn.then(() => loadSlides(backend)) : loadSlides(backend);

// A failure is for whoever shows them; until then it is not unhandled, only unheard.
menu.catch(() => undefined);
slides.catch(() => undefined);

if (!pageContent) slides.then(preloadFirstPicture).catch(() => undefined);

/** The largest thing on the page. */
async function preloadFirstPicture([first]: readonly LoadingSlide[]): Promise<void> {
  const address = await first?.image;
  if (address === undefined) return;
  const [source] = backend.pictureSources(address, SLIDE_WIDTHS);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.fetchPriority = 'high';
  if (source) {
    link.type = source.type ?? '';
    link.imageSrcset = source.srcSet;
    link.imageSizes = SLIDE_SIZES;
  } else {
    link.href = address;
  }
  document.head.append(link);
}
