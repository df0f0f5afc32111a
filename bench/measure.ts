import { cpus } from 'node:os';
import { APPLIED_VISITS, measureApplied } from './applied.ts';
import { withBrowser } from './browser.ts';
import { measureLighthouse } from './lighthouse-scores.ts';
import { growthOf, type Results, type TargetResults } from './results.ts';
import { MENU_SIZES, measureScale, type ScaleFigures } from './scale.ts';
import { measureServer } from './server/measure-server.ts';
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
  const server = await measureServer({ isQuick, onProgress });
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
      server,
    };
  });
}

async function measureTarget(target: Target, isQuick: boolean): Promise<TargetResults> {
  const { address, folder, browserArguments, close } = await target.start();
  const visits = isQuick ? 1 : APPLIED_VISITS;
  try {
    const figures = await withBrowser(browserArguments, async ({ browser }) => ({
      // The first, because it waits for pictures to get their sizes.
      applied: await measureApplied(browser, address, target.languages, visits),
      transfer: await measureTransfer(browser, address, folder),
    }));
    if (isQuick) return figures;
    const lighthouse = await measureLighthouse(address, browserArguments, FULL_REPETITIONS);
    return { ...figures, lighthouse };
  } finally {
    await close();
  }
}
