import type { CDPSession, Page } from '@playwright/test';

/** How long a visitor looks at the page before the first tap. */
export const LOOKING_MS = 5000;

/** How much of the time in which the visitor does nothing the main thread is at work. */
export async function measureBusy(page: Page, session: CDPSession): Promise<number> {
  const before = await readMetrics(session);
  await page.waitForTimeout(LOOKING_MS);
  const after = await readMetrics(session);
  const spent = (name: string) => after(name) - before(name);
  return (100 * spent('TaskDuration')) / spent('Timestamp');
}

export async function readMemory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const read = await readMetrics(session);
  return { heapBytes: read('JSHeapUsedSize'), domNodes: read('Nodes') };
}

async function readMetrics(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
