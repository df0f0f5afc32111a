import { scrollPageBy, topOf } from '../scroll/scroll-position.ts';

export function findCard(id: string): HTMLElement | null {
  return document.querySelector(`li:not([hidden]) > [data-dish="${CSS.escape(id)}"]`);
}

export type CardPosition = ReturnType<typeof cardPosition>;

export function cardPosition(id: string) {
  return { id, top: topOf(findCard(id)), viewport: viewportSize() };
}

/** To where the card was; to that of the last dish if the visitor moved on or rotated the phone. */
export function returnToCard(id: string, before: CardPosition | undefined): void {
  const card = findCard(id);
  if (!card) return;
  const isSame = id === before?.id && viewportSize() === before.viewport;
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
