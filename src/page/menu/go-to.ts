import { CATEGORY_SCROLL_OFFSET_PX } from '../../domain/constants.ts';
import { scrollBehavior, whenScrollEnds } from '../../platform/motion.ts';

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
