import type { MouseEvent } from 'react';

/** Whether a click is the browser's: with such a key a link opens beside the page, or is saved. */
export function wantsNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
