import type { Analysis, MoveAnalysis } from '../../bots/analysis/analysis.ts';
import type { Style } from '../screen/style.ts';
import { wrap } from '../screen/text.ts';
import { percent } from './percent.ts';

/** What cost less nobody needs to be told of. */
const LEAST_LOSS = 0.01;
const MOST_SHOWN = 10;
const INDENT = '   ';

/** The most costly moves in a sentence each, the worst first. */
export function costlyMoves({ moves }: Analysis, names: readonly string[], style: Style): string[] {
  const costly = moves.filter(({ loss }) => loss >= LEAST_LOSS).toSorted((a, b) => b.loss - a.loss);
  if (costly.length === 0) return [`${INDENT}None that could be told from luck.`];
  const more = costly.length - MOST_SHOWN;
  return [
    ...costly.slice(0, MOST_SHOWN).flatMap((move) => sentence(move, names, style)),
    ...(more > 0 ? [`${INDENT}and ${more} more`] : []),
  ];
}

function sentence(analysed: MoveAnalysis, names: readonly string[], { columns }: Style): string[] {
  const { ply, seat, by, move, options, loss } = analysed;
  const best = options[0]!;
  const made = options.find((option) => option.move === move)!;
  const who = by === undefined ? names[seat]! : `a stand-in for ${names[seat]!}`;
  const error = Math.hypot(best.error, made.error);
  const text =
    `Move ${ply + 1}, ${who}: “${move}” left a chance of ${percent(made.chance)}; ` +
    `“${best.move}” would have left ${percent(best.chance)}. That cost ${percent(loss)} (± ${percent(error)}).`;
  return wrap(text, columns - INDENT.length).map((line, i) => `${INDENT}${i === 0 ? '' : '  '}${line}`);
}
