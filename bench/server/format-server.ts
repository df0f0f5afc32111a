import { formatTable } from '../format-table.ts';
import { growthOf, ratioOf, type ServerResults } from './server-results.ts';

const MEGABYTE = 1_000_000;

export function formatServer({ throughput, soak }: ServerResults): string {
  const rates = formatTable(
    'Our server, and sirv on bare Node with the same bytes: requests with 50 connections',
    ['a second', 'ours', 'sirv', 'of the processor: ours', 'sirv', 'ratio'],
    throughput.map((row) => [
      `${row.subject}, ${row.kind}`,
      row.ours.perSecond,
      row.baseline.perSecond,
      row.ours.perProcessorSecond,
      row.baseline.perProcessorSecond,
      ratioOf(row).toFixed(2),
    ]),
  );
  const memory = formatTable(
    `Soak: ${soak.connections} connections for ${soak.seconds} s`,
    ['requests a second', 'MB before', 'MB after', 'growth'],
    [
      [
        soak.requestsPerSecond.toFixed(0),
        soak.memoryBefore / MEGABYTE,
        soak.memoryAfter / MEGABYTE,
        `${growthOf(soak).toFixed(2)}x`,
      ],
    ],
  );
  return [rates, memory].join('\n\n');
}
