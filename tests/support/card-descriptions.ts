interface Description {
  readonly title: string;
  readonly lines: number;
  readonly isCut: boolean;
  readonly top: number;
  readonly height: number;
}

/** Runs in a page: the cards that are rendered now. */
export function measureDescriptions(): readonly Description[] {
  const cards = [...document.querySelectorAll('article')].filter((card) => card.checkVisibility());
  return cards.flatMap((card) => {
    const text = card.querySelector('h3 ~ p');
    if (!text) return [];
    const { top, height } = card.getBoundingClientRect();
    return {
      title: card.querySelector('h3')?.textContent ?? '',
      lines: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
      isCut: text.scrollHeight > text.clientHeight + 1,
      top: Math.round(top),
      height,
    };
  });
}
