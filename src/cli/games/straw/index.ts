import type { StrawEvent } from '../../../games/straw/events.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import type { TableContext, TerminalGame } from '../../screen/terminal-game.ts';
import { handLines } from './hand.ts';
import { read } from './read.ts';
import { reason } from './reasons.ts';
import { scoreTable, standings } from './score.ts';
import { camelLines, seatList, seatRows } from './table.ts';
import { sentence } from './words.ts';
import type { Style } from '../../screen/style.ts';
import { widthOf, wrap } from '../../screen/text.ts';

const ROUND = { event: 'round', name: 'round' };

export const straw: TerminalGame<StrawView, StrawEvent> = {
  id: 'straw',
  title: 'Straw',
  chapter: ROUND,
  round: ROUND,
  prompt: 'Your turn: ',
  help: [
    'Load a card each turn. Whoever takes the camel above 50 breaks its back and',
    'scores nothing; everybody else scores what they hold.',
    '  1 to 10    adds its weight          carpet     takes its number off',
    '  lamp       1 to 10, as you say      reverse    turns the direction of play',
    '  copy       does what the card before it did; never on an empty camel',
    '  straw      only at exactly 50: it breaks the back, and only you score',
    'In hand, goods count plus, carpets minus, all others nothing.',
    'Type a card’s number, for a lamp with its weight: 3 7. Or a move: play lamp 7.',
  ],
  table: (view, context, style) => [...camelLines(view, context, style), ...seatRows(view, context, style)],
  hand: handLines,
  open: (view, context, style) => [...camelLines(view, context, style), ...seatList(view, context, style)],
  news,
  reason,
  read,
};

function news(events: readonly StrawEvent[], from: number, context: TableContext, style: Style): string[] {
  const lines: string[] = [];
  for (let at = from; at < events.length; at++) {
    const event = events[at]!;
    const said = sentence(events, at, context);
    if (said !== undefined) say(lines, said, event, style);
    if (event.type === 'scored') lines.push(...scoreTable(event, events[at - 1], context, style));
    if (event.type === 'ended') lines.push(...standings(event.scores, context, style));
  }
  return lines;
}

/** What follows from a move stands on the same line if there is room. */
function say(lines: string[], said: string, { type }: StrawEvent, style: Style): void {
  const width = style.columns - 2;
  const painted = said.replace('Crack!', style.bad('Crack!'));
  const last = lines.at(-1);
  const joins = (type === 'drew' || type === 'broke') && last !== undefined;
  if (joins && widthOf(`${last} ${said}`) <= width) lines[lines.length - 1] = `${last} ${painted}`;
  else lines.push(...wrap(painted, width).map((line) => ` ${line}`));
}
