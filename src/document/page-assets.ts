import type { Attributes } from './tag.ts';

/** Build output that every page uses. */
export interface PageAssets {
  /** The inlined style sheet, and the inlined scripts that run before the first frame. */
  readonly styles: string;
  readonly firstFrame: { readonly head: string; readonly body: string };
  /** The favicon as a data URL: browsers would request it before the scripts. */
  readonly icon: string;
  /** The page's background, which the browser's toolbars take on. */
  readonly themeColours: { readonly dark: string; readonly light: string };
  /** `<link>`s of every page. */
  readonly links: readonly Attributes[];
  /** The entry script. */
  readonly script: string;
  /** The files it imports. */
  readonly appFiles: readonly string[];
  /** The further files that an empty page needs. */
  readonly readerFiles: readonly string[];
  /** The page is served empty, because it waits for the authentication state (§4). */
  readonly isLive: boolean;
}
