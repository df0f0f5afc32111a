import type { Attributes } from './tag.ts';

/** What the build made for every page, whatever its content. */
export interface PageAssets {
  /** The style sheet, and the scripts that settle the first frame: they travel in the page. */
  readonly styles: string;
  readonly firstFrame: { readonly head: string; readonly body: string };
  /** The tab's icon, in the page too: browsers ask for one before the page's scripts are there. */
  readonly icon: string;
  /** What every page asks for before any script runs. */
  readonly links: readonly Attributes[];
  /** The first file of the app to run. */
  readonly script: string;
  /** What it will ask for. */
  readonly appFiles: readonly string[];
  /** What a page that arrives empty will ask for besides. */
  readonly readerFiles: readonly string[];
  /** The page waits for a session and arrives empty (§4). */
  readonly isLive: boolean;
}
