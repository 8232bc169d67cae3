import type { Card } from '../../../games/straw/cards.ts';
import type { Scored, StrawEvent } from '../../../games/straw/events.ts';
import { capital, isYou, whoOf } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { shortOf } from './cards.ts';
import type { Style } from '../../screen/style.ts';
import { cut, numeral, padEnd, padStart } from '../../screen/text.ts';

const NAME_WIDTH = 14;
const CARD_WIDTH = 8;
const HAND_WIDTH = 4 * CARD_WIDTH;
const NUMBER_WIDTH = 7;

/** Every hand, what it brought and the totals. */
export function scoreTable(
  scored: Scored,
  before: StrawEvent | undefined,
  context: TableContext,
  style: Style,
): string[] {
  const rows = scored.hands.map((hand, seat) => {
    const cards = hand.map((card) => padEnd(shortOf(card), CARD_WIDTH)).join('');
    const points = padStart(gain(scored.points[seat]!), NUMBER_WIDTH);
    const total = style.strong(padStart(numeral(scored.totals[seat]!), NUMBER_WIDTH));
    const note = before?.type === 'broke' && before.seat === seat ? breakerNote(before.card, style) : '';
    return `  ${nameCell(seat, context, style)}${padEnd(cards, HAND_WIDTH)}${points}${total}${note}`;
  });
  return ['', style.dim(header()), ...rows, ''];
}

function breakerNote(card: Card, { good, bad }: Style): string {
  return card === 'straw' ? good('  the straw') : bad('  broke it');
}

function header(): string {
  const numbers = `${padStart('round', NUMBER_WIDTH)}${padStart('total', NUMBER_WIDTH)}`;
  return `  ${' '.repeat(NAME_WIDTH)}${padEnd('held', HAND_WIDTH)}${numbers}`;
}

function nameCell(seat: number, context: TableContext, style: Style): string {
  const name = padEnd(capital(cut(whoOf(seat, context), NAME_WIDTH - 2)), NAME_WIDTH);
  return isYou(seat, context) ? style.strong(name) : name;
}

function gain(points: number): string {
  return points > 0 ? `+${points}` : numeral(points);
}

/** Who came where, best first; equal scores share a place. */
export function standings(scores: readonly number[], context: TableContext, style: Style): string[] {
  const seats = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  return seats.map((seat) => {
    const place = 1 + scores.filter((score) => score > scores[seat]!).length;
    const score = padStart(numeral(scores[seat]!), NUMBER_WIDTH);
    return `  ${place}  ${nameCell(seat, context, style)}${place === 1 ? style.good(score) : score}`;
  });
}
