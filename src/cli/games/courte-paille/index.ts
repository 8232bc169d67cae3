import type { CourtePailleEvent } from '../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { wrapped } from './cards.ts';
import { handLines } from './hand.ts';
import { read } from './read.ts';
import { reason } from './reasons.ts';
import { scoreTable } from './score.ts';
import { openLines, tableLines } from './table.ts';
import { joins, type ToldEvents } from './told-events.ts';
import { sentence } from './words.ts';
import type { TableContext, TerminalGame } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';
import { widthOf } from '../../screen/text.ts';

export const courtePaille: TerminalGame<CourtePailleView, CourtePailleEvent> = {
  id: 'courte-paille',
  title: 'La Courte Paille',
  chapter: { event: 'part', name: 'part' },
  round: { event: 'turned', name: 'day' },
  prompt: 'Your turn: ',
  help: [
    'Whoever has the most points in the week is eaten: in the end, hold the most of',
    'that one. Each round all give up a card in secret. Low values act first: for a',
    'character take a card of the menu; Coco uses a power. Then a day is turned up.',
    'A Coco that you hold in the end adds its value to your cards of the eaten.',
    '  Plate 9+4   9 points lie open, and you know of 4 hidden; ▸ would be eaten',
    '  (cook 3)    a hidden day that you know; ? is one that you do not',
    'Type a number or a name: 3, cook 3, cook. Coco’s powers:',
    '  l 3         cooking lesson: day 3 goes overboard',
    '  lm 2 lp     land ahoy: number 2 of the menu, or the top of the pile',
    '  lh 4        land ahoy: number 4 of your hand, and you draw two',
    '  p 2 5       à la carte: look at the hidden days 2 and 5',
    '  s           qui dort dîne, where it is allowed: Coco sleeps in your hand',
  ],
  table: tableLines,
  hand: handLines,
  open: openLines,
  news,
  reason,
  read,
};

function news(told: ToldEvents, from: number, context: TableContext, style: Style): string[] {
  const lines: string[] = [];
  for (let at = from; at < told.length; at++) {
    const event = told[at]!;
    const said = sentence(told, at, context);
    if (said !== undefined) say(lines, said, joins(told, at), style);
    if (event.type === 'scored') lines.push(...scoreTable(event, context, style));
  }
  return lines;
}

/** What follows from a move stands on the same line if there is room. */
function say(lines: string[], said: string, follows: boolean, style: Style): void {
  const last = lines.at(-1);
  const isRoom = last !== undefined && widthOf(`${last} ${said}`) < style.columns;
  if (follows && isRoom) lines[lines.length - 1] = `${last} ${said}`;
  else lines.push(...wrapped(said, style));
}
