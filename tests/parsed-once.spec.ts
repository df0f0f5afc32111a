import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { untilHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
});
type TraceEvent = v.InferOutput<typeof traceEvent>;

test('The app is parsed once, with an inspector attached too (tools/build/stackless-marks.ts)', async ({
  page,
}) => {
  const events = await trace(page, async () => {
    await page.goto('/Public-Menu-Access');
    await untilHydrated(page);
  });
  const parsed = events.filter(({ name }) => name === 'V8.ParseProgram');
  const notings = events.filter(({ name }) => name === 'V8.CollectSourcePositions');
  const parsedAgain = parsed.filter((one) => notings.some((noting) => isWithin(one, noting)));
  // Nothing else is nearly as large: a test's own questions are parsed again at times.
  expect(longestOf(parsedAgain)).toBeLessThan(longestOf(parsed) / 10);
});

async function trace(page: Page, visit: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...v.parse(v.array(traceEvent), value));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['v8', 'disabled-by-default-v8.compile'] },
  });
  await visit();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  return events;
}

function longestOf(events: readonly TraceEvent[]): number {
  return Math.max(0, ...events.map(({ dur }) => dur));
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return (
    inner.pid === outer.pid &&
    inner.tid === outer.tid &&
    inner.ts >= outer.ts &&
    inner.ts < outer.ts + outer.dur
  );
}
