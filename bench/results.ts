import type { AppliedByLanguage } from './applied.ts';
import type { LighthouseScores } from './lighthouse-scores.ts';
import { MENU_SIZES, type ScaleFigures } from './scale.ts';
import type { ServerResults } from './server/server-results.ts';
import type { Transfer } from './transfer.ts';

export interface TargetResults {
  readonly transfer: Transfer;
  readonly applied: AppliedByLanguage;
  readonly lighthouse?: LighthouseScores;
}

export interface Results {
  readonly measuredAt: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly targets: Readonly<Record<string, TargetResults>>;
  /** By the number of items. */
  readonly scale: Readonly<Record<string, ScaleFigures>>;
  /** The largest menu's figures in multiples of the smallest one's. */
  readonly growth: Growth;
  readonly server: ServerResults;
}

export type Growth = Readonly<Record<keyof ScaleFigures, number>>;

export function largestOf(scale: Results['scale']): ScaleFigures {
  return figuresOf(scale, Math.max(...MENU_SIZES));
}

export function growthOf(scale: Results['scale']): Growth {
  const smallest = figuresOf(scale, Math.min(...MENU_SIZES));
  const largest = largestOf(scale);
  const ratio = (name: keyof ScaleFigures) => largest[name] / smallest[name];
  return {
    firstCardMs: ratio('firstCardMs'),
    uncoveredMs: ratio('uncoveredMs'),
    busyPercent: ratio('busyPercent'),
    keystrokeMedianMs: ratio('keystrokeMedianMs'),
    keystrokeWorstMs: ratio('keystrokeWorstMs'),
    typedSettledMs: ratio('typedSettledMs'),
    deletedSettledMs: ratio('deletedSettledMs'),
    languageMs: ratio('languageMs'),
    heapBytes: ratio('heapBytes'),
    domNodes: ratio('domNodes'),
  };
}

function figuresOf(scale: Results['scale'], size: number): ScaleFigures {
  const figures = scale[size];
  if (!figures) throw new Error(`a menu of ${size} items was not measured`);
  return figures;
}
