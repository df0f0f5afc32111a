import type { NamedBranch } from '../domain/branches.ts';
import type { ReadySlide, Section } from '../domain/types.ts';

/** What a served page was rendered from, and is hydrated with. */
export interface PageContent {
  readonly sections: readonly Section[];
  readonly slides: readonly ReadySlide[];
  /** Whose menu it is; none at the plain address. */
  readonly branch?: NamedBranch;
}

export const PAGE_CONTENT_ID = 'page-content';

export function readPageContent(page: Document): PageContent | undefined {
  const json = page.getElementById(PAGE_CONTENT_ID)?.textContent;
  return json ? JSON.parse(json) : undefined;
}

export interface Menu {
  readonly sections: readonly Section[];
  /** Some of it comes from a copy stored on the device. */
  readonly isOfflineCopy: boolean;
  readonly branch?: NamedBranch;
}

/** §8: which of the two reads failed decides which message is shown. */
export class MenuLoadError extends Error {
  override readonly name = 'MenuLoadError';
  readonly failed: 'categories' | 'items';

  constructor(failed: 'categories' | 'items', cause: unknown) {
    super(`Failed to fetch ${failed}`, { cause });
    this.failed = failed;
  }
}
