import type { BudgetCheck } from './check-budgets.ts';
import { formatApplied } from './format-applied.ts';
import { formatTable } from './format-table.ts';
import { LOOKING_MS } from './page-metrics.ts';
import type { Results, TargetResults } from './results.ts';
import { MENU_SIZES, type ScaleFigures } from './scale.ts';
import { formatServer } from './server/format-server.ts';
import { KINDS } from './transfer.ts';
import { CPU_SLOWDOWN } from './visit.ts';

const SCALE_LABELS: Readonly<Record<keyof ScaleFigures, string>> = {
  firstCardMs: 'first card in the page, ms',
  uncoveredMs: 'first card painted, ms',
  busyPercent: `main thread busy in the ${LOOKING_MS / 1000} s after, %`,
  keystrokeMedianMs: 'keystroke to paint, median ms',
  keystrokeWorstMs: 'keystroke to paint, worst ms',
  typedSettledMs: 'matches on screen after the word, ms',
  deletedSettledMs: 'menu on screen after deleting it, ms',
  languageMs: 'language switch to paint, ms',
  heapBytes: 'JS heap after that, bytes',
  domNodes: 'DOM nodes',
};

export function formatReport(results: Results, checks: readonly BudgetCheck[]): string {
  return [
    ...Object.entries(results.targets).flatMap(([name, target]) => formatTarget(name, target)),
    formatApplied(results.targets),
    formatScale(results),
    formatServer(results.server),
    formatBudgets(checks),
  ].join('\n\n');
}

function formatTarget(name: string, { transfer, lighthouse }: TargetResults): readonly string[] {
  const weights = [...KINDS, 'total' as const].map((kind) => {
    const { bytes, requests } = transfer[kind];
    return [kind, bytes, requests];
  });
  const bytes = formatTable(
    `${name}: bytes on the wire, phone, before scrolling`,
    ['kind', 'bytes', 'requests'],
    weights,
  );
  if (!lighthouse) return [bytes];
  const title = `${name}: Lighthouse mobile, medians (times in ms)`;
  return [bytes, formatTable(title, ['metric', 'value'], Object.entries(lighthouse))];
}

function formatScale({ scale, growth }: Results): string {
  const figures = MENU_SIZES.flatMap((size) => scale[size] ?? []);
  const row = (name: keyof ScaleFigures) => [
    SCALE_LABELS[name],
    ...figures.map((one) => one[name]),
    `${growth[name].toFixed(1)}x`,
  ];
  return formatTable(
    `Menus of growing size, CPU slowed ${CPU_SLOWDOWN} times`,
    ['items', ...MENU_SIZES.map((size) => size.toLocaleString('en')), 'growth'],
    [
      row('firstCardMs'),
      row('uncoveredMs'),
      row('busyPercent'),
      row('keystrokeMedianMs'),
      row('keystrokeWorstMs'),
      row('typedSettledMs'),
      row('deletedSettledMs'),
      row('languageMs'),
      row('heapBytes'),
      row('domNodes'),
    ],
  );
}

export function formatBudgets(checks: readonly BudgetCheck[]): string {
  return formatTable(
    'Budgets',
    ['budget', 'actual', 'limit', 'unit', ''],
    checks.map(({ name, actual, limit, unit, verdict }) => [name, actual, limit, unit, verdict]),
  );
}
