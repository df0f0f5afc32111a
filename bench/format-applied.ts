import type { AppliedFigures } from './applied-visit.ts';
import type { Comparison } from './compare.ts';
import { formatTable } from './format-table.ts';
import type { Results } from './results.ts';
import { CPU_SLOWDOWN } from './visit.ts';

const TITLE = `Slow 4G really held, CPU slowed ${CPU_SLOWDOWN} times: medians in ms since navigation start`;

const ROWS: readonly (readonly [keyof AppliedFigures, string])[] = [
  ['firstPaintMs', 'first paint'],
  ['firstDishMs', 'first dish painted'],
  ['largestPaintMs', 'largest paint'],
  ['dishOpenMs', 'a tap has opened a dish'],
];

export function formatApplied(targets: Results['targets']): string {
  const columns = Object.entries(targets).flatMap(([name, { applied }]) =>
    Object.entries(applied).map(([language, figures]) => ({
      head: `${name} ${language}`,
      figures,
    })),
  );
  return formatTable(
    TITLE,
    ['until', ...columns.map(({ head }) => head)],
    ROWS.map(([name, label]) => [label, ...columns.map(({ figures }) => figures[name])]),
  );
}

export function formatComparisons(comparisons: readonly Comparison[]): string {
  const tables = comparisons.map(({ language, here, there }) =>
    formatTable(
      `embedded ${language}`,
      ['until', 'here', 'there', 'here to there'],
      ROWS.map(([name, label]) => [
        label,
        here[name],
        there[name],
        `${(here[name] / there[name]).toFixed(2)}x`,
      ]),
    ),
  );
  return [TITLE, ...tables].join('\n\n');
}
