import type { Seat } from '../../../engine/seats.ts';
import type { Eaten, Scored } from '../../../games/courte-paille/events.ts';
import { tieSteps } from '../../../games/courte-paille/tie.ts';
import { shortOf, theOne } from './cards.ts';
import { capital, isYou, whoOf } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';
import { cut, listed, padEnd, padStart } from '../../screen/text.ts';

const NAME_WIDTH = 14;
const CARD_WIDTH = 10;
const HAND_WIDTH = 5 * CARD_WIDTH;
const NUMBER_WIDTH = 7;

/** Every hand and its points; only the single form shows them. */
export function scoreTable({ points, winners, hands }: Scored, context: TableContext, style: Style): string[] {
  if (hands === undefined) return [];
  const header = `  ${' '.repeat(NAME_WIDTH)}${padEnd('held', HAND_WIDTH)}${padStart('points', NUMBER_WIDTH)}`;
  const rows = hands.map((hand, seat) => {
    const cards = hand.map((card) => padEnd(shortOf(card), CARD_WIDTH)).join('');
    const sum = padStart(String(points[seat] ?? 0), NUMBER_WIDTH);
    const note = winners.includes(seat) ? ` ${style.good('◂')}` : '';
    return `  ${nameCell(seat, context, style)}${padEnd(cards, HAND_WIDTH)}${style.strong(sum)}${note}`;
  });
  return [style.dim(header), ...rows];
}

function nameCell(seat: Seat, context: TableContext, style: Style): string {
  const name = padEnd(capital(cut(whoOf(seat, context), NAME_WIDTH - 2)), NAME_WIDTH);
  return isYou(seat, context) ? style.strong(name) : name;
}

/** Who was level with the winner at the top, and what parted them (C18, C18a). Nothing, if nobody was. */
export function tieBreak({ totals }: Eaten, { points, winners, hands = [] }: Scored): string | undefined {
  const most = Math.max(...points.map((number) => number ?? 0));
  const tied = [...points.keys()].filter((seat) => points[seat] === most);
  if (tied.length < 2 || winners.length === tied.length) return undefined;
  const parting = tieSteps(totals, hands, tied).find(({ ahead }) => ahead.length === winners.length);
  if (parting === undefined) return undefined;
  const scores = parting.held.map((held) => held.points).sort((a, b) => b - a);
  return `${listed(parting.castaways.map(theOne))}, ${scores.join(' to ')}`;
}
