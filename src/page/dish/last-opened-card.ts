/** The card of the dish that is open, or was last: where whoever closes it comes back to. */
export function lastOpenedCard(): HTMLElement | null {
  return document.querySelector('article[data-last-opened]');
}

/** Whether it can be seen, from its first line to its last, with nothing over it. */
function isUncovered(card: HTMLElement): boolean {
  const { left, width, top, bottom } = card.getBoundingClientRect();
  const isSeenAt = (y: number) =>
    card.contains(document.elementFromPoint(Math.round(left + width / 2), y));
  return isSeenAt(top + 1) && isSeenAt(bottom - 1);
}

/** Whether anything of it is on the screen. */
function isOnScreen(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

interface Departure {
  readonly card: HTMLElement | null;
  readonly top: number;
  readonly screen: string;
}

/**
 * For whoever opens a dish. The answer brings them back to its card, exactly where it was; who has moved on
 * to another dish meanwhile, or turned the phone, is led to the card of the dish they saw last.
 */
export function leaveCard(): () => void {
  const card = lastOpenedCard();
  const departure = { card, top: topOf(card), screen: screenSize() };
  return () => {
    const card = lastOpenedCard();
    if (card) leadTo(card, departure);
  };
}

function leadTo(card: HTMLElement, departure: Departure): void {
  const isWhereItWas = card === departure.card && screenSize() === departure.screen;
  if (isWhereItWas) {
    // Another language, or content that came meanwhile, may have moved it.
    window.scrollBy({ top: topOf(card) - departure.top, behavior: 'instant' });
  }
  if (!(isWhereItWas ? isOnScreen(card) : isUncovered(card))) {
    card.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  card.querySelector('button')?.focus({ preventScroll: true });
}

function topOf(card: HTMLElement | null): number {
  return card?.getBoundingClientRect().top ?? 0;
}

function screenSize(): string {
  return `${window.innerWidth} × ${window.innerHeight}`;
}
