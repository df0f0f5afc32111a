import type { Attributes } from './tag.ts';

/** What the build made for every page, whatever its content. */
export interface PageAssets {
  /** The style sheet, and the scripts that settle the first frame: they travel in the page. */
  readonly styles: string;
  readonly firstFrame: { readonly head: string; readonly body: string };
  /** The tab's icon, in the page too: browsers ask for one before the page's scripts are there. */
  readonly icon: string;
  /** What is asked for before any script runs. */
  readonly links: readonly Attributes[];
  readonly arabicFont: string | undefined;
  /** The app, in the order in which its files run. */
  readonly scripts: readonly string[];
  /** The page waits for a session and arrives empty (§4). */
  readonly isLive: boolean;
}
