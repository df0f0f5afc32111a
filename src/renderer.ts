import { brand } from '../menu.config.ts';
import type { PageContent } from './content/page-content.ts';
import { type PageRequest, renderDocument } from './document/document.ts';
import type { PageAssets } from './document/page-assets.ts';
import { renderContent } from './document/render-content.tsx';
import { findDishId } from './document/rendered-content.ts';

/** Filled in by the build (tools/build/renderer.ts). */
declare const __PAGE_ASSETS__: PageAssets;

/** Renders pages. Built beside the app, for our server and for the build itself. */
export const renderer = {
  assets: __PAGE_ASSETS__,
  /** Slow; `renderPage` is fast. */
  renderContent: (content: PageContent, maxItems: number) =>
    renderContent(content, brand, maxItems),
  findDishId,
  renderPage: (request: PageRequest) => renderDocument(brand, __PAGE_ASSETS__, request),
};

export type Renderer = typeof renderer;
