type Cell = string | number;

/** A plain table: the first column to the left, the others to the right. */
export function formatTable(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const lines = [heads, ...rows].map((row) => row.map(formatCell));
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const body = lines.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return [title, ...body.map((line) => `  ${line}`)].join('\n');
}

/** Small numbers keep their decimals, large ones are grouped by thousands. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const digits = Math.abs(cell) < 1 ? 3 : Math.abs(cell) < 10 ? 1 : 0;
  return cell.toLocaleString('en', { maximumFractionDigits: digits });
}
