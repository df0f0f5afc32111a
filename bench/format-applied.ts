import type { AppliedFigures } from './applied-visit.ts';
import type { Comparison, Pair } from './compare.ts';
import { formatTable } from './format-table.ts';
import type { Results } from './results.ts';
import type { ScaleFigures } from './scale.ts';
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

const USAGE_ROWS: readonly (readonly [keyof ScaleFigures, string])[] = [
  ['keystrokeMedianMs', 'a letter shows'],
  ['keystrokeWorstMs', 'the slowest of them'],
  ['typedSettledMs', 'the matches show'],
  ['deletedSettledMs', 'the menu is back'],
  ['languageMs', 'the other language shows'],
];

export function formatComparison({ arrival, usage }: Comparison): string {
  return [
    TITLE,
    ...arrival.map((pair) => formatPair(`embedded ${pair.language}`, ROWS, pair)),
    formatPair(`In use, CPU slowed ${CPU_SLOWDOWN} times: ms`, USAGE_ROWS, usage),
  ].join('\n\n');
}

function formatPair<Name extends string>(
  title: string,
  rows: readonly (readonly [Name, string])[],
  { here, there }: Pair<Readonly<Record<Name, number>>>,
): string {
  return formatTable(
    title,
    ['until', 'here', 'there', 'here to there'],
    rows.map(([name, label]) => [
      label,
      here[name],
      there[name],
      `${(here[name] / there[name]).toFixed(2)}x`,
    ]),
  );
}
