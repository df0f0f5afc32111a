import { createHash } from 'node:crypto';
import type { PageAssets } from '../src/document/page-assets.ts';

/** What the policy must name, so that what travels in the page is used and nothing else. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export function inlineHashes({ styles, firstFrame }: PageAssets): InlineHashes {
  return { styles: [hash(styles)], scripts: [hash(firstFrame.head), hash(firstFrame.body)] };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
