import type { Analysis } from '../../bots/analysis/analysis.ts';
import type { Setup } from '../../engine/match.ts';
import type { Style } from '../screen/style.ts';
import { clean, cut, padEnd, padStart, widthOf } from '../screen/text.ts';
import { costlyMoves } from './costly.ts';
import { percent, signed } from './percent.ts';
import { sparks } from './sparks.ts';

const LONGEST_NAME = 20;
const COLUMN = 10;

/** An analysis for people to read. */
export function reportOf(analysis: Analysis, { seats }: Setup, title: string, style: Style): string[] {
  const names = seats.map(({ name }) => cut(clean(name), LONGEST_NAME));
  const { moves } = analysis;
  const decisions = moves.filter(({ options }) => options.length > 0).length;
  const { strong, dim } = style;
  return [
    ` ${strong(title)} ${dim('·')} ${names.join(', ')} ${dim('·')} ${moves.length} moves, ${decisions} of them decisions`,
    '',
    ` ${strong('Chances to win the match')}, move by move, with all hands seen`,
    ...curves(analysis, names, style),
    '',
    ` ${strong('Where the result comes from')}, in chances to win`,
    ...accounts(analysis, names, style),
    '',
    ` ${strong('Costly moves')}, by what their players could know`,
    ...costlyMoves(analysis, names, style),
  ];
}

function widest(names: readonly string[]): number {
  return Math.max(...names.map(widthOf));
}

function curves({ curve }: Analysis, names: readonly string[], { columns, dim }: Style): string[] {
  const width = Math.max(10, columns - widest(names) - 14);
  return names.map((name, seat) => {
    const chances = curve.map((chances) => chances[seat]!);
    const ends = padStart(percent(chances.at(-1)!), 7);
    return `   ${padEnd(name, widest(names))}  ${sparks(chances, width)}${dim(ends)}`;
  });
}

function accounts({ seats }: Analysis, names: readonly string[], { dim }: Style): string[] {
  const row = (name: string, cells: readonly string[]): string =>
    `   ${padEnd(name, widest(names))}${cells.map((cell) => padStart(cell, COLUMN)).join('')}`;
  return [
    dim(row('', ['start', 'luck', 'decisions', 'others', 'rest', 'result'])),
    ...seats.map(({ start, luck, decisions, others, rest, result }, seat) =>
      row(names[seat]!, [percent(start), ...[luck, decisions, others, rest].map(signed), percent(result)]),
    ),
  ];
}
