/** The value below which a share of the values lies, by nearest rank; 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A table in Markdown: columns of figures aligned right, others left. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const isFigures = head.map((_, column) => rows.every((row) => /^[\d.,-]*$/.test(row[column] ?? '')));
  const pad = (cell: string, column: number) =>
    isFigures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, column) => (isFigures[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
