import lighthouse from 'lighthouse';
import { withBrowser } from './browser.ts';
import { median } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

/** Scores from 0 to 100, times in milliseconds, CLS without a unit. */
export type LighthouseScores = Readonly<Record<string, number>>;

/** Lighthouse as it comes: a mid-range phone on slow 4G, both simulated. Medians of the runs. */
export async function measureLighthouse(
  address: string,
  browserArguments: readonly string[] | undefined,
  runs: number,
): Promise<LighthouseScores> {
  const all: LighthouseScores[] = [];
  // One after the other, since two at once would measure each other; and each in a browser of its own, since
  // in one that has been measured before, a page begins ever later.
  for (let run = 0; run < runs; run += 1) {
    all.push(
      await withBrowser(browserArguments, ({ debuggingPort }) =>
        runLighthouse(address, debuggingPort),
      ),
    );
  }
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name] ?? Number.NaN))]),
  );
}

/** Now and then the browser's trace lacks its beginning, and Lighthouse asks to be run again. */
const RECORDING_FAILED = 'NO_NAVSTART';
const MOST_TRIES = 3;

async function runLighthouse(address: string, port: number, tries = 1): Promise<LighthouseScores> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  const report = result?.lhr;
  if (report?.runtimeError?.code === RECORDING_FAILED && tries < MOST_TRIES) {
    console.log('Lighthouse could not record the page; once more ...');
    return runLighthouse(address, port, tries + 1);
  }
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse failed on ${address}: ${report?.runtimeError?.message}`);
  }
  return Object.fromEntries([
    ...CATEGORIES.map((id) => [id, (report.categories[id]?.score ?? Number.NaN) * 100]),
    ...Object.entries(METRICS).map(([name, id]) => [
      name,
      report.audits[id]?.numericValue ?? Number.NaN,
    ]),
  ]);
}
