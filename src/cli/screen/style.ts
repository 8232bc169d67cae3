import { styleText } from 'node:util';

type Paint = (text: string) => string;

/** How words are brought out. Never the only carrier of news: plain text says it all. */
export interface Style {
  readonly accent: Paint;
  readonly strong: Paint;
  readonly dim: Paint;
  readonly good: Paint;
  readonly bad: Paint;
  readonly columns: number;
}

const COLUMNS = 80;

const COLOURS = {
  accent: (text: string) => styleText('yellow', text),
  strong: (text: string) => styleText('bold', text),
  dim: (text: string) => styleText('dim', text),
  good: (text: string) => styleText('green', text),
  bad: (text: string) => styleText('red', text),
};

const same: Paint = (text) => text;

export const PLAIN: Style = { accent: same, strong: same, dim: same, good: same, bad: same, columns: COLUMNS };

/** What this output can show now; a window may have been resized since. */
export function styleFor(output: { readonly isTTY?: boolean; readonly columns?: number }): Style {
  if (output.isTTY !== true) return PLAIN;
  const { NO_COLOR = '', TERM } = process.env;
  const columns = output.columns || COLUMNS;
  return NO_COLOR !== '' || TERM === 'dumb' ? { ...PLAIN, columns } : { ...COLOURS, columns };
}
