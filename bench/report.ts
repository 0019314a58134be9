/** Results as Markdown tables, to be pasted into docs/performance.md as they are. */

export type Cell = string | number;

/** Prints a heading and a table; numbers get as many digits as tell something. */
export function printTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void {
  const line = (cells: readonly Cell[]) => `| ${cells.map(shown).join(' | ')} |`;
  const lines = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  console.log(`\n### ${title}\n\n${lines.join('\n')}`);
}

/** `1.27 ×` */
export function ratio(value: number): string {
  return `${value.toFixed(2)} ×`;
}

function shown(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  const digits = Math.abs(cell) >= 100 || Number.isInteger(cell) ? 0 : Math.abs(cell) >= 10 ? 1 : 2;
  return cell.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
