/** 1,234,567 */
export function thousands(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Rows of cells, each column as wide as it needs to be. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  );
}
