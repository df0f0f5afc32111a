import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HERO } from '../src/content/backend.ts';
import { parseCollection } from '../src/content/parse-collection.ts';
import { parseDocuments } from '../src/content/parse-documents.ts';
import { parseSlide } from '../src/content/parse-slide.ts';
import { MENU_PATH } from '../src/menu/constants.ts';
import { folderSources, SLIDE_SIZES, SLIDE_WIDTHS, slideAddress } from '../src/menu/pictures.ts';

export const PAGE_FILE = `${MENU_PATH.slice(1)}/index.html`;

/** What the CSP must name, so that the style sheet in the page is used and no other. */
export function styleHashes(page: string): readonly string[] {
  return Array.from(page.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => {
    return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  });
}

export function readPage(build: string): Promise<string> {
  return readFile(path.join(build, PAGE_FILE), 'utf8');
}

/** Stands for the content folder's address on whichever site serves the page. */
export const CONTENT_ADDRESS = new URL('http://site.invalid/content/');

const PLACE = /<!--first-slide-->.*?<!--\/first-slide-->/s;

/** The page with hints at its slides and its largest picture: asked for before any script has run. */
export async function withFirstSlide(page: string, contentFolder: string): Promise<string> {
  if (!PLACE.test(page)) return page;
  const hint = await firstSlideHint(contentFolder);
  return page.replace(PLACE, () => `<!--first-slide-->${hint}<!--/first-slide-->`);
}

async function firstSlideHint(contentFolder: string): Promise<string> {
  try {
    const json = await readFile(path.join(contentFolder, `${HERO}.json`), 'utf8');
    const [slide] = parseCollection(HERO, parseDocuments(JSON.parse(json)), parseSlide);
    if (!slide) return '';
    const data = `<link rel="preload" as="fetch" crossorigin href="/content/${HERO}.json">`;
    const address = slideAddress(slide.imagePath, CONTENT_ADDRESS);
    const [source] = folderSources(CONTENT_ADDRESS, address, SLIDE_WIDTHS);
    if (!source) return data;
    return `${data}<link rel="preload" as="image" type="${source.type}" imagesrcset="${source.srcSet}" imagesizes="${SLIDE_SIZES}" fetchpriority="high">`;
  } catch (error) {
    // The page says itself what it cannot read; here there is only nothing to hint at.
    console.warn(
      `${HERO}.json gives no first slide:`,
      error instanceof Error ? error.message : error,
    );
    return '';
  }
}
