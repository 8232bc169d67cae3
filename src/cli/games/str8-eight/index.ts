import type { Str8EightEvent } from '../../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { TableContext, TerminalGame } from '../../screen/terminal-game.ts';
import { handLines } from './hand.ts';
import { read } from './read.ts';
import { reason } from './reasons.ts';
import { scoreTable } from './score.ts';
import { openLines, tableLines } from './table.ts';
import { sentence } from './words.ts';
import type { Style } from '../../screen/style.ts';
import { widthOf, wrap } from '../../screen/text.ts';

const HAND = { event: 'hand', name: 'hand' };

export const str8Eight: TerminalGame<Str8EightView, Str8EightEvent> = {
  id: 'str8-eight',
  title: 'Str8 Eight',
  chapter: HAND,
  round: HAND,
  prompt: 'Your turn: ',
  help: [
    'Be the first to lay eight rising cards. A sequence begins with a bull’s-eye, 1',
    'to 8; on each card only a next number of its rows of the multiplication table',
    'fits: on 10, which is 2x5 and 5x2, come 12 and 15. Each turn draw a card, then',
    'lay one, play a pass card, which moves all hands, or lay one aside.',
    '  12 3x4     number 12, the fourth card of group 3; ? is a card unseen',
    'Eight steps score their total. All others score theirs less what they hold, a',
    'pass card 50. Eight of one group, a Str8 Eight, take the others’ totals too.',
    'To draw:',
    '  1 or p     draw pile       also: draw pile',
    '  2 or d     discard pile    also: draw discard',
    'Then, with the card’s number in your hand or its name:',
    '  2          lays or plays   also: 12, 3x4, lay 3x4, pass left, play pass-left',
    '  d 2        lays aside      also: d 12, d 3x4, discard 3x4',
  ],
  table: tableLines,
  hand: handLines,
  open: openLines,
  news,
  reason,
  read,
};

function news(told: readonly Str8EightEvent[], from: number, context: TableContext, style: Style): string[] {
  const lines: string[] = [];
  for (let at = from; at < told.length; at++) {
    const event = told[at]!;
    const said = sentence(told, at, from, context);
    if (said !== undefined) say(lines, said, event, style);
    if (event.type === 'scored') lines.push(...scoreTable(event, told[at - 1], context, style));
  }
  return lines;
}

/** What follows from a move stands on the same line if there is room. */
function say(lines: string[], said: string, { type }: Str8EightEvent, style: Style): void {
  const painted = said.replace('Str8 Eight!', style.good('Str8 Eight!'));
  const last = lines.at(-1);
  const isRoom = last !== undefined && widthOf(`${last} ${said}`) < style.columns;
  if (type === 'completed' && isRoom) lines[lines.length - 1] = `${last} ${painted}`;
  else lines.push(...wrap(painted, style.columns - 2).map((line) => ` ${line}`));
}
