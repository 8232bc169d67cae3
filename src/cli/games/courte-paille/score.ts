import type { Seat } from '../../../engine/seats.ts';
import type { Card, Castaway } from '../../../games/courte-paille/cards.ts';
import type { Eaten, Scored } from '../../../games/courte-paille/events.ts';
import { castawayOf, isCoco, shortOf, theOne, valueOf } from './cards.ts';
import { capital, isYou, whoOf } from '../../screen/people.ts';
import type { Scene } from '../../screen/screen.ts';
import type { Style } from '../../screen/style.ts';
import { cut, listed, padEnd, padStart } from '../../screen/text.ts';

const NAME_WIDTH = 14;
const CARD_WIDTH = 10;
const HAND_WIDTH = 5 * CARD_WIDTH;
const NUMBER_WIDTH = 7;

/** Every hand and its points; only the single form shows them. */
export function scoreTable({ points, winners, hands }: Scored, scene: Scene, style: Style): string[] {
  if (hands === undefined) return [];
  const header = `  ${' '.repeat(NAME_WIDTH)}${padEnd('held', HAND_WIDTH)}${padStart('points', NUMBER_WIDTH)}`;
  const rows = hands.map((hand, seat) => {
    const cards = hand.map((card) => padEnd(shortOf(card), CARD_WIDTH)).join('');
    const sum = padStart(String(points[seat] ?? 0), NUMBER_WIDTH);
    const note = winners.includes(seat) ? ` ${style.good('◂')}` : '';
    return `  ${nameCell(seat, scene, style)}${padEnd(cards, HAND_WIDTH)}${style.strong(sum)}${note}`;
  });
  return [style.dim(header), ...rows];
}

function nameCell(seat: Seat, scene: Scene, style: Style): string {
  const name = padEnd(capital(cut(whoOf(seat, scene), NAME_WIDTH - 2)), NAME_WIDTH);
  return isYou(seat, scene) ? style.strong(name) : name;
}

/** Who was level with the winner at the top, and what parted them (C18, C18a). Nothing, if nobody was. */
export function tieBreak({ totals }: Eaten, { points, winners, hands = [] }: Scored): string | undefined {
  const most = Math.max(...points.map((number) => number ?? 0));
  let tied = [...points.keys()].filter((seat) => points[seat] === most);
  if (tied.length < 2 || winners.length === tied.length) return undefined;
  const spent = new Set<Seat>();
  for (const step of stepsOf(totals)) {
    const scores = tied.map((seat) => pointsIn(hands[seat]!, step, !spent.has(seat)));
    const best = Math.max(...scores);
    tied.forEach((seat) => holds(hands[seat]!, step) && spent.add(seat));
    tied = tied.filter((_, i) => scores[i] === best);
    if (tied.length === winners.length)
      return `${listed(step.map(theOne))}, ${scores.sort((a, b) => b - a).join(' to ')}`;
  }
  return undefined;
}

/** The castaways of the week from the highest total down; equal totals are one step. */
function stepsOf(totals: Eaten['totals']): Castaway[][] {
  const names = Object.keys(totals) as Castaway[];
  const sums = [...new Set(Object.values(totals))].sort((a, b) => b - a);
  return sums.map((sum) => names.filter((castaway) => totals[castaway] === sum));
}

function holds(hand: readonly Card[], step: readonly Castaway[]): boolean {
  return hand.some((card) => step.includes(castawayOf(card)));
}

/** Cocos count where a card of the step is held. */
function pointsIn(hand: readonly Card[], step: readonly Castaway[], cocosCount: boolean): number {
  if (!holds(hand, step)) return 0;
  const counting = hand.filter((card) => (isCoco(card) ? cocosCount : step.includes(castawayOf(card))));
  return counting.reduce((sum, card) => sum + valueOf(card), 0);
}
