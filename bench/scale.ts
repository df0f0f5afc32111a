import type { Browser } from '@playwright/test';
import { generateItems } from '../tests/support/generated-menu/generate-items.ts';
import { withPhone } from './browser.ts';
import { median } from './statistics.ts';
import { serveMenu } from './targets.ts';
import { type Visit, visitMenu } from './visit.ts';

export const MENU_SIZES = [60, 1000, 5000] as const;

const WORD = 'ribeye';

/** Medians of several visits to a menu of one size. */
export interface ScaleFigures {
  /** From navigation start until the first card is in the page, be it behind the loading cover. */
  readonly firstCardMs: number;
  /** Until it is painted, with nothing over it. */
  readonly uncoveredMs: number;
  /** The main thread's share of the time after that in which nobody does anything. */
  readonly busyPercent: number;
  readonly keystrokeMedianMs: number;
  readonly keystrokeWorstMs: number;
  /** From the last letter until the screen shows the matches. */
  readonly typedSettledMs: number;
  /** From the last deletion until the screen shows the menu again. */
  readonly deletedSettledMs: number;
  readonly languageMs: number;
  readonly heapBytes: number;
  readonly domNodes: number;
}

export async function measureScale(
  browser: Browser,
  size: number,
  visits: number,
): Promise<ScaleFigures> {
  const items = await generateItems(size);
  const matches = items.filter(({ titleEn }) => titleEn.toLowerCase().includes(WORD)).length;
  const site = await serveMenu(items);
  try {
    const all: Visit[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const work = withPhone(browser, (page) =>
        visitMenu(page, site.address, { word: WORD, matches }),
      );
      all.push(await work);
    }
    return summarise(all);
  } finally {
    await site.close();
  }
}

export function summarise(visits: readonly Visit[]): ScaleFigures {
  const middle = (read: (visit: Visit) => number) => median(visits.map(read));
  const keystrokes = visits.flatMap(({ keystrokesMs }) => keystrokesMs);
  return {
    firstCardMs: middle(({ firstCardMs }) => firstCardMs),
    uncoveredMs: middle(({ uncoveredMs }) => uncoveredMs),
    busyPercent: middle(({ busyPercent }) => busyPercent),
    keystrokeMedianMs: median(keystrokes),
    keystrokeWorstMs: Math.max(...keystrokes),
    typedSettledMs: middle(({ typedSettledMs }) => typedSettledMs),
    deletedSettledMs: middle(({ deletedSettledMs }) => deletedSettledMs),
    languageMs: middle(({ languageMs }) => languageMs),
    heapBytes: middle(({ heapBytes }) => heapBytes),
    domNodes: middle(({ domNodes }) => domNodes),
  };
}
