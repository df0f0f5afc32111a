import type { Page } from '@playwright/test';

/** How far the layout has shifted by itself, and what, as the browser counts it. */
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
