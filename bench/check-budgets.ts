import {
  CLS_BUDGET,
  FIRST_CARD_GROWTH_BUDGET,
  KEYSTROKE_BUDGETS_MS,
  TRANSFER_BUDGETS,
} from './budgets.ts';
import { largestOf, type Results } from './results.ts';
import { KINDS } from './transfer.ts';

export interface BudgetCheck {
  readonly name: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: 'B' | 'x' | 'ms' | '';
  readonly verdict: 'ok' | 'EXCEEDED' | 'exceeded, informative';
}

/** Bytes and ratios are the app's own doing and bind; milliseconds are also the machine's. */
export function checkBudgets(results: Results): readonly BudgetCheck[] {
  return [...checkTargets(results.targets), ...checkScale(results)];
}

function checkTargets(targets: Results['targets']): readonly BudgetCheck[] {
  return Object.entries(targets).flatMap(([target, { transfer, lighthouse }]) => {
    const budgets = TRANSFER_BUDGETS[target] ?? {};
    const bytes = [...KINDS, 'total' as const].flatMap((kind) => {
      const limit = budgets[kind];
      if (limit === undefined) return [];
      return [check(`${target}: ${kind}`, transfer[kind].bytes, limit, 'B')];
    });
    const shift = lighthouse?.CLS;
    return shift === undefined ? bytes : [...bytes, check(`${target}: CLS`, shift, CLS_BUDGET, '')];
  });
}

function checkScale({ scale, growth }: Results): readonly BudgetCheck[] {
  const { keystrokeMedianMs, keystrokeWorstMs } = largestOf(scale);
  const { median, worst } = KEYSTROKE_BUDGETS_MS;
  return [
    check(
      'first card, largest menu to smallest',
      growth.firstCardMs,
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
  const whenOver = unit === 'ms' ? 'exceeded, informative' : 'EXCEEDED';
  return { name, actual, limit, unit, verdict: actual <= limit ? 'ok' : whenOver };
}
