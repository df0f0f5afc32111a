import { scrollExactly } from './scroll-position.ts';

export type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Focus moves to these when the focused element is removed. */
export const TOP_ID = 'top';
export const MENU_ID = 'menu';

export function focusById(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

export function andFocusMenu(press: () => void): () => void {
  return () => {
    press();
    focusById(MENU_ID);
  };
}

const INTERRUPTIONS = ['pointerdown', 'wheel', 'keydown'] as const;

export function goToSection(section: HTMLElement, behavior = scrollBehavior()): void {
  const show = () => section.scrollIntoView({ behavior: 'instant' });
  if (behavior === 'instant') {
    scrollExactly(show);
  } else {
    onceAfterScroll(show);
    section.scrollIntoView({ behavior });
  }
  section.focus({ preventScroll: true });
}

function onceAfterScroll(callBack: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  const end = () => controller.abort();
  for (const type of INTERRUPTIONS) window.addEventListener(type, end, { signal, passive: true });
  // On the way the cards got their real heights: the browser knew only estimates.
  document.addEventListener('scrollend', callBack, { signal, once: true });
}

export function keepCentred(link: Element | null): () => void {
  const list = link?.closest('ul');
  const row = list?.parentElement;
  if (!link || !row) return () => undefined;
  let behavior = scrollBehavior();
  // The observer also reports the initial size, after layout: measuring here would force a layout.
  const observer = new ResizeObserver(() => {
    centre(row, link, behavior);
    behavior = 'instant';
  });
  observer.observe(row);
  // In another language, and when a font has loaded, its names have other widths.
  observer.observe(list);
  return () => observer.disconnect();
}

/** The neighbours' padding may be out of view. */
const TOLERANCE = 1.05;

/** With its neighbours, if they fit. Scrolls only the row; `scrollIntoView` would scroll the page as well. */
function centre(row: HTMLElement, link: Element, behavior: ScrollBehavior): void {
  const visible = row.getBoundingClientRect();
  const entry = link.parentElement;
  const before = (entry?.previousElementSibling ?? link).getBoundingClientRect();
  const after = (entry?.nextElementSibling ?? link).getBoundingClientRect();
  const start = Math.min(before.left, after.left);
  const end = Math.max(before.right, after.right);
  const areInView = end - start <= TOLERANCE * visible.width;
  const { left, right } = areInView ? { left: start, right: end } : link.getBoundingClientRect();
  row.scrollBy({ left: (left + right - visible.left - visible.right) / 2, behavior });
}

/** With a modifier key the browser opens a link in a new tab, or goes back. */
export function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export function scrollBehavior(): ScrollBehavior {
  return isMotionReduced() ? 'instant' : 'smooth';
}

export function isMotionReduced(): boolean {
  return window.matchMedia(REDUCED_MOTION).matches;
}

/** Calls back when all animations inside the element have ended; soon where there are none. */
export function whenAnimationsEnd(element: Element | null, callBack: () => void): () => void {
  let isCurrent = true;
  const animations = element?.getAnimations({ subtree: true }) ?? [];
  Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (isCurrent) callBack();
  });
  return () => {
    isCurrent = false;
  };
}
