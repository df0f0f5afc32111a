interface Description {
  readonly title: string;
  readonly lines: number;
  readonly isCut: boolean;
  /** Words of which only a part is visible. */
  readonly halfWords: readonly string[];
  /** Free lines between what is visible of the text and the price. */
  readonly freeLines: number;
  readonly top: number;
  readonly height: number;
}

/** Runs in a page: the cards that are rendered now. */
export function measureDescriptions(): readonly Description[] {
  const cards = [...document.querySelectorAll('article')].filter((card) => card.checkVisibility());
  return cards.flatMap((card) => {
    const text = card.querySelector('h3 ~ p > span:only-child');
    const price = card.querySelector('[id$="price"]');
    if (!text || !price) return [];
    const box = card.getBoundingClientRect();
    const style = getComputedStyle(text);
    const lineHeight = Number.parseFloat(style.lineHeight);
    const end = style.overflow === 'visible' ? Infinity : text.getBoundingClientRect().bottom + 1;
    const words = wordsIn(text);
    const visible = words.filter(({ bottom }) => bottom <= end);
    const partly = words.filter(({ top, bottom }) => top < end - 2 && bottom > end);
    const middles = visible.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    const lastBottom = (middles.at(-1) ?? 0) + lineHeight / 2;
    return {
      title: card.querySelector('h3')?.textContent ?? '',
      lines: new Set(middles).size,
      isCut: visible.length < words.length,
      halfWords: partly.map(({ word }) => word),
      freeLines: (price.getBoundingClientRect().top - lastBottom) / lineHeight,
      top: Math.round(box.top),
      height: box.height,
    };
  });

  function wordsIn(element: Element) {
    const found: { word: string; top: number; bottom: number }[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      // A line may end at a hyphen.
      for (const match of (node.textContent ?? '').matchAll(/[^ -]+-?/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        // After a hyphen WebKit adds an empty box on the line above.
        for (const { top, bottom, width } of range.getClientRects()) {
          if (width > 0) found.push({ word: match[0], top, bottom });
        }
      }
    }
    return found;
  }
}
