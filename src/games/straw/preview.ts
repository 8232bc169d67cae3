import type { Thing } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import type { Seat } from '../../engine/seats.ts';
import { DECK, LIGHTEST_LAMP, loadOf, readTotal, REVERSE, STRAW, type Card } from './cards.ts';
import { BREAKING_POINT } from './faces.ts';
import { effectOf, weighs, WEIGHTS, type StrawMove } from './moves.ts';
import { handOf, type Direction, type StrawState } from './state.ts';

export function things(state: StrawState, seat: Seat): Thing<StrawMove>[] {
  const held = new Set(state.cards.names(handOf(seat)));
  return [...held].map((card) => ({ thing: card, moves: movesOf(state, card) }));
}

function movesOf(state: StrawState, card: Card): StrawMove[] {
  if (!weighs(state, DECK.face(card)!)) return [{ card }];
  return listOf(WEIGHTS, (i) => ({ card, weight: LIGHTEST_LAMP + i }));
}

/** The total and the direction after the move, and whether it breaks the back. */
export type StrawPreview = {
  readonly total: number;
  readonly breaks: boolean;
  readonly direction: Direction;
};

export function preview(state: StrawState, _seat: Seat, { card, weight = 0 }: StrawMove): StrawPreview {
  const face = DECK.face(card)!;
  const effect = effectOf(state, face);
  const total = state.total + loadOf(effect, weight);
  return {
    total: readTotal(face, total),
    breaks: total > BREAKING_POINT || face === STRAW,
    direction: effect === REVERSE ? reversed(state.direction) : state.direction,
  };
}

function reversed(direction: Direction): Direction {
  return direction === 1 ? -1 : 1;
}
