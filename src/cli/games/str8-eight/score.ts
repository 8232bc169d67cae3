import type { Scored, Str8EightEvent } from '../../../games/str8-eight/events.ts';
import type { Card } from '../../../games/str8-eight/cards.ts';
import { capital, isYou, whoOf } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { costOf, totalOf } from '../../../games/str8-eight/faces.ts';
import { briefOf, knownIn, shortOf } from './cards.ts';
import type { Style } from '../../screen/style.ts';
import { cut, numeral, padEnd, padStart, widthOf } from '../../screen/text.ts';

const NAME_WIDTH = 14;
const STEPS_WIDTH = 5;
const HELD_WIDTH = 29;
const NUMBER_WIDTH = 7;

/** Everybody's steps, what the hand took off, what that brought and the scores. */
export function scoreTable(
  scored: Scored,
  before: Str8EightEvent | undefined,
  context: TableContext,
  style: Style,
): string[] {
  const { hands, sequences, points, totals } = scored;
  const winner = before?.type === 'completed' ? before.seat : undefined;
  const rows = sequences.map((sequence, seat) => {
    const hand = hands[seat]!;
    const taken = seat === winner ? '' : numeral(-costOf(hand));
    const numbers = [taken, gain(points[seat]!)];
    const score = style.strong(padStart(numeral(totals[seat]!), NUMBER_WIDTH));
    return `${start(nameCell(seat, context, style), sequence.length, totalOf(sequence), heldText(hand))}${cells(numbers)}${score}`;
  });
  return [style.dim(`${start('', 'steps', 'total', 'held')}${cells(['less', 'points', 'score'])}`), ...rows];
}

function start(name: string, steps: number | string, total: number | string, held: string): string {
  const numbers = `${padStart(String(steps), STEPS_WIDTH)}${padStart(String(total), NUMBER_WIDTH)}`;
  return ` ${padEnd(name, NAME_WIDTH)}${numbers}  ${padEnd(held, HELD_WIDTH)}`;
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => padStart(text, NUMBER_WIDTH)).join('');
}

function nameCell(seat: number, context: TableContext, style: Style): string {
  const name = capital(cut(whoOf(seat, context), NAME_WIDTH - 1));
  return isYou(seat, context) ? style.strong(name) : name;
}

function heldText(hand: readonly Card[]): string {
  const cards = knownIn(hand);
  const text = cards.map(shortOf).join(', ');
  return widthOf(text) <= HELD_WIDTH ? text : cards.map(briefOf).join(', ');
}

function gain(points: number): string {
  return points > 0 ? `+${points}` : numeral(points);
}
