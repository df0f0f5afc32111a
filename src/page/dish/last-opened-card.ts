import { scrollPageBy, topOf } from '../scroll/scroll-position.ts';

/** The card of the dish that is open or was open last. */
export function lastOpenedCard(): HTMLElement | null {
  return document.querySelector('article[data-last-opened]');
}

interface CardPosition {
  readonly card: HTMLElement | null;
  readonly top: number;
  readonly viewport: string;
}

/** Read when a dish opens, for `restoreScrollAndFocus`. */
export function cardPosition(): CardPosition {
  const card = lastOpenedCard();
  return { card, top: topOf(card), viewport: viewportSize() };
}

/**
 * After a dish has closed: scrolls its card to where it was and focuses it. If the visitor moved on to
 * another dish or rotated the phone, it scrolls to the card of the last dish instead.
 */
export function restoreScrollAndFocus(before: CardPosition): void {
  const card = lastOpenedCard();
  if (!card) return;
  const isSame = card === before.card && viewportSize() === before.viewport;
  if (isSame) {
    // A language switch or new content may have moved it.
    scrollPageBy(topOf(card) - before.top);
  }
  if (!(isSame ? isOnScreen(card) : isUncovered(card))) {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  card.querySelector<HTMLElement>('h3 button')?.focus({ preventScroll: true });
}

/** The whole card is visible: neither strip nor footer covers its first or last line. */
function isUncovered(card: HTMLElement): boolean {
  const { left, width, top, bottom } = card.getBoundingClientRect();
  const isVisibleAt = (y: number) =>
    card.contains(document.elementFromPoint(Math.round(left + width / 2), y));
  return isVisibleAt(top + 1) && isVisibleAt(bottom - 1);
}

function isOnScreen(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function viewportSize(): string {
  return `${window.innerWidth} × ${window.innerHeight}`;
}
