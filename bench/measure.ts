import { cpus } from 'node:os';
import { type BenchBrowser, launchBrowser } from './browser.ts';
import { measureLighthouse } from './lighthouse-scores.ts';
import { growthOf, type Results, type TargetResults } from './results.ts';
import { MENU_SIZES, measureScale, type ScaleFigures } from './scale.ts';
import { TARGETS, type Target } from './targets.ts';
import { measureTransfer } from './transfer.ts';

const FULL_REPETITIONS = 3;

interface Options {
  /** Without Lighthouse, and each visit once. */
  readonly isQuick: boolean;
  readonly onProgress: (doing: string) => void;
}

export async function measure({ isQuick, onProgress }: Options): Promise<Results> {
  const targets: Record<string, TargetResults> = {};
  for (const target of TARGETS) {
    onProgress(target.name);
    targets[target.name] = await measureTarget(target, isQuick);
  }
  return withBrowser([], async ({ browser }) => {
    const scale: Record<string, ScaleFigures> = {};
    for (const size of MENU_SIZES) {
      onProgress(`${size} items`);
      scale[size] = await measureScale(browser, size, isQuick ? 1 : FULL_REPETITIONS);
    }
    return {
      measuredAt: new Date().toISOString(),
      machine: {
        cpu: cpus()[0]?.model ?? 'unknown',
        cores: cpus().length,
        node: process.version,
        chromium: browser.version(),
      },
      targets,
      scale,
      growth: growthOf(scale),
    };
  });
}

async function measureTarget(target: Target, isQuick: boolean): Promise<TargetResults> {
  const { address, folder, browserArguments, close } = await target.start();
  try {
    return await withBrowser(browserArguments, async ({ browser, debuggingPort }) => {
      const transfer = await measureTransfer(browser, address, folder);
      if (isQuick) return { transfer };
      const lighthouse = await measureLighthouse(address, debuggingPort, FULL_REPETITIONS);
      return { transfer, lighthouse };
    });
  } finally {
    await close();
  }
}

async function withBrowser<T>(
  browserArguments: readonly string[] | undefined,
  work: (browser: BenchBrowser) => Promise<T>,
): Promise<T> {
  const opened = await launchBrowser(browserArguments);
  try {
    return await work(opened);
  } finally {
    await opened.browser.close();
  }
}
