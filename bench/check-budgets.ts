import {
  CLS_BUDGET,
  FIRST_CARD_GROWTH_BUDGET,
  KEYSTROKE_BUDGETS_MS,
  REQUEST_BUDGETS,
  SCORE_BUDGETS,
  SOAK_GROWTH_BUDGET,
  THROUGHPUT_BUDGET,
  TRANSFER_BUDGETS,
} from './budgets.ts';
import type { LighthouseScores } from './lighthouse-scores.ts';
import { largestOf, type Results } from './results.ts';
import { growthOf, ratioOf, type ServerResults } from './server/server-results.ts';
import { KINDS, type Transfer } from './transfer.ts';

export interface BudgetCheck {
  readonly name: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: 'B' | 'x' | 'ms' | 'at least' | '';
  readonly verdict: 'ok' | 'MISSED' | 'missed, informative';
}

/** Bytes and ratios are the app's own doing and bind; milliseconds are also the machine's. */
export function checkBudgets(results: Results): readonly BudgetCheck[] {
  return [...checkTargets(results.targets), ...checkScale(results), ...checkServer(results.server)];
}

export function checkServer({ throughput, soak }: ServerResults): readonly BudgetCheck[] {
  const rates = throughput.map((row): BudgetCheck => {
    const actual = ratioOf(row);
    const verdict = actual >= THROUGHPUT_BUDGET ? 'ok' : 'MISSED';
    const name = `server: ${row.subject}, ${row.kind}, to the baseline`;
    return { name, actual, limit: THROUGHPUT_BUDGET, unit: 'at least', verdict };
  });
  return [...rates, check('server: memory after a soak', growthOf(soak), SOAK_GROWTH_BUDGET, 'x')];
}

function checkTargets(targets: Results['targets']): readonly BudgetCheck[] {
  return Object.entries(targets).flatMap(([target, { transfer, lighthouse }]) => [
    ...checkTransfer(target, transfer),
    ...(lighthouse ? checkLighthouse(target, lighthouse) : []),
  ]);
}

export function checkTransfer(target: string, transfer: Transfer): readonly BudgetCheck[] {
  const budgets = TRANSFER_BUDGETS[target] ?? {};
  const bytes = [...KINDS, 'total' as const].flatMap((kind) => {
    const limit = budgets[kind];
    if (limit === undefined) return [];
    return [check(`${target}: ${kind}`, transfer[kind].bytes, limit, 'B')];
  });
  const requests = REQUEST_BUDGETS[target];
  if (requests === undefined) return bytes;
  return [...bytes, check(`${target}: requests`, transfer.total.requests, requests, '')];
}

function checkLighthouse(target: string, figures: LighthouseScores): readonly BudgetCheck[] {
  const shift = check(`${target}: CLS`, figures.CLS ?? Number.NaN, CLS_BUDGET, '');
  const scores = Object.entries(SCORE_BUDGETS[target] ?? {}).map(([name, limit]): BudgetCheck => {
    const actual = figures[name] ?? Number.NaN;
    const whenUnder = name === 'performance' ? 'missed, informative' : 'MISSED';
    const verdict = actual >= limit ? 'ok' : whenUnder;
    return { name: `${target}: ${name}`, actual, limit, unit: 'at least', verdict };
  });
  return [shift, ...scores];
}

function checkScale({ scale, growth }: Results): readonly BudgetCheck[] {
  const { keystrokeMedianMs, keystrokeWorstMs } = largestOf(scale);
  const { median, worst } = KEYSTROKE_BUDGETS_MS;
  return [
    check(
      'first card, largest menu to smallest',
      growth.uncoveredMs,
      FIRST_CARD_GROWTH_BUDGET,
      'x',
    ),
    check('keystroke at the largest menu, median', keystrokeMedianMs, median, 'ms'),
    check('keystroke at the largest menu, worst', keystrokeWorstMs, worst, 'ms'),
  ];
}

function check(
  name: string,
  actual: number,
  limit: number,
  unit: BudgetCheck['unit'],
): BudgetCheck {
  const whenOver = unit === 'ms' ? 'missed, informative' : 'MISSED';
  return { name, actual, limit, unit, verdict: actual <= limit ? 'ok' : whenOver };
}
