/** The card of the dish that is open, or was last: where whoever closes it comes back to. */
export function lastCard(): HTMLElement | null {
  return document.querySelector('article[data-last-opened]');
}

/** Whether it can be seen, from its first line to its last, with nothing over it. */
export function isUncovered(card: HTMLElement): boolean {
  const { left, width, top, bottom } = card.getBoundingClientRect();
  const isSeenAt = (y: number) =>
    card.contains(document.elementFromPoint(Math.round(left + width / 2), y));
  return isSeenAt(top + 1) && isSeenAt(bottom - 1);
}

/** Whether anything of it is on the screen. */
export function isOnScreen(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
