import { brand } from '../menu.config.ts';
import type { PageContent } from './content/page-content.ts';
import { type PageRequest, renderDocument } from './document/document.ts';
import { type Edition, findDish } from './document/edition.ts';
import type { PageAssets } from './document/page-assets.ts';
import { renderEdition } from './document/render-edition.tsx';

/** Filled in by the build (tools/build/renderer.ts). */
declare const __PAGE_ASSETS__: PageAssets;

/** What makes pages: built beside the app, for our server and for the build itself. */
export const renderer = {
  assets: __PAGE_ASSETS__,
  /** Takes a while; `renderPage` does not. */
  renderEdition: (content: PageContent, mostItems: number) =>
    renderEdition(content, brand, mostItems),
  isDish: (edition: Edition, id: string) => findDish(edition, id) !== undefined,
  renderPage: (request: PageRequest) => renderDocument(brand, __PAGE_ASSETS__, request),
};

export type Renderer = typeof renderer;
