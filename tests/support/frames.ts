import type { Page } from '@playwright/test';

/** Records the language, direction and script of every painted frame. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenFrames: seen });
    const look = () => {
      const { lang = '', dir = '' } = document.documentElement ?? {};
      const heading = document.querySelector<HTMLElement>('#root h2');
      const text = heading?.checkVisibility() ? heading.innerText : '';
      const script = /\p{Script=Arabic}/u.test(text) ? 'Arabic' : 'Latin';
      if (text !== '') seen.push(`${lang} ${dir} ${script}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'seenFrames'))].map(String));
}

interface Frames {
  /** Dishes that were visible without a mark. */
  readonly unmarked: readonly string[];
  readonly marked: readonly string[];
}

/** Records, in every painted frame, whether the visible dishes with these titles are marked. */
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
        const dish = heading.closest('article') ?? heading.parentElement?.parentElement;
        const isMarked = /Contains milk|يحتوي على حليب/.test(dish?.textContent ?? '');
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

/** A layout shift, as the browser reports it. */
interface Shift {
  readonly value: number;
  readonly elements: readonly (string | undefined)[];
}

export async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources');
        const elements = sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        shifts.push({ value: Reflect.get(entry, 'value'), elements });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

export function sumOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
