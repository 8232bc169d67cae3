import type { NumberCard } from '../../../games/str8-eight/cards.ts';
import { numberOf } from '../../../games/str8-eight/faces.ts';
import { nextText, type Sequence } from './cards.ts';
import type { Style } from '../../screen/style.ts';
import { padEnd, wrap } from '../../screen/text.ts';

const RISING = '▁▂▃▄▅▆▇█';
/** The heights of four steps; four more stand upon the last. */
const HEIGHTS = '▂▄▆█';
const FULL = HEIGHTS.at(-1)!;
const STEP_WIDTH = 8;
/** A step is not broken in two. */
const UNBROKEN = '\u00a0';
const INDENT = '     ';
const STAIRS_COLUMNS = 76;

/** A sequence on one line: each step with its height, its number and its card. */
export function flight(sequence: Sequence, style: Style): string[] {
  const steps = sequence.map((card, i) => `${style.accent(RISING[i]!)}${label(card, style)}`);
  const next = sequence.length === 0 ? nextText(sequence) : ` ${nextText(sequence)}`;
  const text = [...steps, next].map((part) => part.replaceAll(' ', UNBROKEN)).join(' ');
  const lines = wrap(text, style.columns - INDENT.length - 1);
  return lines.map((line) => `${INDENT}${line.replaceAll(UNBROKEN, ' ')}`.trimEnd());
}

function label(card: NumberCard, { strong, dim }: Style): string {
  return `${strong(String(numberOf(card)))} ${dim(card)}`;
}

/** A sequence as stairs: four steps rise by a line, with their cards upon them. */
export function stairs(sequence: Sequence, style: Style): string[] {
  if (style.columns < STAIRS_COLUMNS) return flight(sequence, style);
  const tops = [...sequence.map((card) => label(card, style)), nextText(sequence)];
  const rows = [2, 1, 0].map((row) => tops.map((top, i) => cell(row, i, top, i < sequence.length, style)));
  return rows.map((cells) => `${INDENT}${cells.join('')}`.trimEnd()).filter((line) => line !== '');
}

function cell(row: number, i: number, top: string, isStep: boolean, style: Style): string {
  const storey = Math.floor(i / HEIGHTS.length);
  if (row > storey + 1 || (row <= storey && !isStep)) return ' '.repeat(STEP_WIDTH);
  if (row === storey + 1) return isStep ? padEnd(top, STEP_WIDTH) : top;
  return style.accent((row < storey ? FULL : HEIGHTS[i % HEIGHTS.length]!).repeat(STEP_WIDTH));
}
