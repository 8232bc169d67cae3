import { padEnd, widthOf } from './text.ts';

const GAP = 2;

/** What stands in one column, from top to bottom. */
export type Column = readonly string[];

export interface GridLook {
  /** Between two columns at least. */
  readonly gap?: number;
  /** No column is narrower than this, gap and all. */
  readonly narrowest?: number;
  /** What stands at the left of each line. */
  readonly labels?: readonly string[];
  readonly columns: number;
}

/** Columns side by side; those for which there is no room go below. */
export function grid(cells: readonly Column[], { gap = GAP, narrowest = 0, labels = [], columns }: GridLook): string[] {
  const label = Math.max(0, ...labels.map((text) => widthOf(text) + GAP));
  const widths = cells.map((column) => Math.max(narrowest, ...column.map((text) => widthOf(text) + gap)));
  return rowsOf(widths, columns - 2 - label + gap).flatMap(([from, to]) =>
    (cells[from] ?? []).map((_, line) => {
      const texts = cells.slice(from, to).map((column, i) => padEnd(column[line]!, widths[from + i]!));
      return ` ${padEnd(labels[line] ?? '', label)}${texts.join('')}`.trimEnd();
    }),
  );
}

/** From where to where the columns of each row go. */
function rowsOf(widths: readonly number[], room: number): [from: number, to: number][] {
  const rows: [number, number][] = [];
  for (let from = 0; from < widths.length;) {
    let to = from + 1;
    for (let used = widths[from]!; to < widths.length && used + widths[to]! <= room; to++) used += widths[to]!;
    rows.push([from, to]);
    from = to;
  }
  return rows;
}
