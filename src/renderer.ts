import { brand } from '../menu.config.ts';
import type { PageContent } from './content/page-content.ts';
import { type PageAssets, type PageRequest, renderDocument } from './document/document.ts';
import { type RenderedContent, renderContent } from './document/render-content.tsx';
import { findItem } from './domain/find-item.ts';

/** Filled in by the build (tools/build/renderer.ts). */
declare const __PAGE_ASSETS__: PageAssets;

export const renderer = {
  assets: __PAGE_ASSETS__,
  hasBranches: brand.branches === true,
  /** Slow; `renderPage` is fast. */
  renderContent: (content: PageContent) => renderContent(content, brand),
  findDishId: (rendered: RenderedContent, addressed: string) =>
    findItem(rendered.content.sections, addressed)?.item.id,
  renderPage: (request: PageRequest) => renderDocument(brand, __PAGE_ASSETS__, request),
};

export type Renderer = typeof renderer;
