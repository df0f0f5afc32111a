import { createBackend } from '#backend';
import { brand } from '../menu.config.ts';
import { withCache } from './content/cached-backend.ts';
import { withHeadStart } from './content/head-start.ts';
import { type LoadingSlide, loadSlides } from './content/load-hero.ts';
import { SLIDE_SIZES, SLIDE_WIDTHS } from './menu/pictures.ts';

/**
 * The part of the app that asks for the content: a small file of its own, which runs while the larger
 * one with the screen is still on its way (tools/build/start-first.ts).
 */
export const backend = withHeadStart(withCache(createBackend(brand)));

export const slides = loadSlides(backend);

// A failure is for whoever shows them; until then it is not unhandled, only unheard.
slides.then(preloadFirstPicture).catch(() => undefined);

/** The largest thing on the page. Where the page itself knew its address, it has asked for it already. */
async function preloadFirstPicture([first]: readonly LoadingSlide[]): Promise<void> {
  const address = await first?.image;
  const isAskedFor = document.querySelector('link[rel="preload"][as="image"]') !== null;
  if (address === undefined || isAskedFor) return;
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
