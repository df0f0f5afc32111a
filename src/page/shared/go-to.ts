import type { MouseEvent } from 'react';
import { CATEGORY_SCROLL_OFFSET_PX } from '../../domain/constants.ts';
import { scrollBehavior } from '../../platform/reduced-motion.ts';
import { whenScrollEnds } from '../../platform/when-scroll-ends.ts';

/** Places that the focus goes to when what had it is about to go. */
export const TOP_ID = 'top';
export const MENU_ID = 'menu';

export function focusById(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** How a visitor who is on the way changes their mind. */
const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown'] as const;

export function goToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Where the eye goes the keyboard goes. */
export function goToSection(section: HTMLElement, behavior = scrollBehavior()): void {
  scrollToSection(section, behavior);
  section.focus({ preventScroll: true });
}

/**
 * A browser aims once, and a long menu's cards take their true heights as they pass by: whoever arrives
 * beside the section goes on from there.
 */
function scrollToSection(section: HTMLElement, behavior: ScrollBehavior): void {
  if (isAtItsPlace(section)) return;
  const journey = new AbortController();
  const { signal } = journey;
  const end = () => journey.abort();
  for (const type of INTERRUPTIONS) window.addEventListener(type, end, { signal, passive: true });
  whenScrollEnds(signal, () => {
    end();
    scrollToSection(section, behavior);
  });
  section.scrollIntoView({ behavior, block: 'start' });
}

function isAtItsPlace(section: HTMLElement): boolean {
  return Math.abs(section.getBoundingClientRect().top - CATEGORY_SCROLL_OFFSET_PX) < 1;
}

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

/** Whether a click is the browser's: with such a key a link opens beside the page, or is saved. */
export function wantsNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
