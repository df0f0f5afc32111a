import { scrollBehavior } from '../../platform/motion.ts';

/** Keeps a link in the middle of the row that scrolls sideways: from now on, and when the row changes. */
export function keepCentred(link: Element | null): () => void {
  const row = link?.closest('ul')?.parentElement;
  if (!link || !row) return () => undefined;
  let behavior = scrollBehavior();
  // It also reports what it begins with, once that has been laid out: to measure here would cost a layout.
  const observer = new ResizeObserver(() => {
    centre(row, link, behavior);
    behavior = 'instant';
  });
  observer.observe(row);
  return () => observer.disconnect();
}

/** Moves only the row: `scrollIntoView` would move the page as well. */
function centre(row: HTMLElement, link: Element, behavior: ScrollBehavior): void {
  const wanted = link.getBoundingClientRect();
  const visible = row.getBoundingClientRect();
  const distance = wanted.left + wanted.width / 2 - (visible.left + visible.width / 2);
  row.scrollBy({ left: distance, behavior });
}
