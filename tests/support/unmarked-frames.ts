import type { Page } from '@playwright/test';

interface Frames {
  /** Dishes of the list that were seen without a mark, each with where it was. */
  readonly unmarked: readonly string[];
  readonly marked: readonly string[];
}

/** Looks, in every frame that is painted, at what is seen of the dishes with these titles. */
export async function watchMarks(
  page: Page,
  titles: readonly string[],
): Promise<() => Promise<Frames>> {
  await page.addInitScript((wanted) => {
    const frames = { unmarked: new Set<string>(), marked: new Set<string>() };
    Object.assign(window, { markFrames: frames });
    const isSeen = (heading: Element) =>
      wanted.includes(heading.textContent ?? '') &&
      heading.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const headings = document.querySelectorAll('article h3, dialog[open] h2');
      for (const heading of [...headings].filter(isSeen)) {
        const told = heading.closest('article') ?? heading.parentElement?.parentElement;
        const isMarked = /Contains milk|يحتوي على حليب/.test(told?.textContent ?? '');
        frames[isMarked ? 'marked' : 'unmarked'].add(`${heading.tagName}: ${heading.textContent}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, titles);
  return () =>
    page.evaluate(() => {
      const { unmarked, marked } = Reflect.get(window, 'markFrames');
      return { unmarked: [...unmarked].map(String), marked: [...marked].map(String) };
    });
}
