/** What was measured, by name; names of times end in `Ms`. */
export type Figures = Readonly<Record<string, number>>;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function mediansOf(all: readonly Figures[]): Figures {
  const medianOf = (name: string) => round(median(valuesOf(all, name)));
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, medianOf(name)]));
}

export function valuesOf(all: readonly Figures[], name: string): readonly number[] {
  return all.map((figures) => figures[name] ?? Number.NaN);
}

export function round(value: number): number {
  return Number(value.toFixed(2));
}

export function printTable(title: string, rows: object): void {
  console.log(`\n${title}`);
  console.table(rows);
}
