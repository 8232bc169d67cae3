import { seeded } from '../../../engine/testing/seeded.ts';
import type { Code } from '../../../engine/game.ts';
import { DECK, PASS_LEFT, type Card, type NumberCard } from '../../../games/str8-eight/cards.ts';
import { str8Eight } from '../../../games/str8-eight/game.ts';
import type { Str8EightState } from '../../../games/str8-eight/state.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { Question } from '../../bot.ts';

interface Rival {
  readonly sequence?: readonly NumberCard[];
  /** What is known of the three cards. */
  readonly known?: readonly Card[];
}

export interface Situation {
  readonly hand: readonly Card[];
  readonly sequence?: readonly NumberCard[];
  /** Clockwise from the left; by default there are two of whom nothing is known. */
  readonly rivals?: readonly Rival[];
  readonly discard?: readonly Card[];
}

/** Before the draw with three cards in hand, after it with four. */
export function viewOf({ hand, sequence = [], rivals = [{}, {}], discard = [] }: Situation): Str8EightView {
  const seats = rivals.map(({ sequence = [], known = [] }) => ({
    hand: [...known, null, null, null].slice(0, 3),
    sequence,
    score: 0,
  }));
  const placed = [hand, sequence, discard, ...seats.flatMap((seat) => [seat.hand, seat.sequence])].flat();
  const numbers = placed.filter((card) => card !== null && DECK.face(card)! < PASS_LEFT);
  if (new Set(numbers).size < numbers.length) throw new Error('a card lies in two places');
  return {
    viewer: 0,
    hand: 1,
    dealer: 0,
    phase: hand.length === 3 ? 'draw' : 'play',
    turn: 0,
    pile: 30,
    discard,
    passed: [],
    barren: 0,
    seats: [{ hand, sequence, score: 0 }, ...seats],
  };
}

export function questionOf(situation: Situation, target = 500): Question<Str8EightView> {
  const view = viewOf(situation);
  const options = { target };
  const state = str8Eight.blank(view.seats.length, options);
  str8Eight.imagine(view, seeded(0), state);
  const moves = Uint16Array.from(legalIn(state));
  const { rules } = str8Eight;
  return { seat: 0, seats: view.seats.length, options, rules, moves, count: moves.length, view: () => view };
}

export function legalIn(state: Str8EightState): Code[] {
  const codes = new Uint16Array(str8Eight.mostMoves);
  return [...codes.subarray(0, str8Eight.moves(state, state.turn, codes))];
}

/** 5, 6, 8, 12, 16, 20, 24: one card short of eight, with 28, 30 and 32 to come. */
export const ALMOST: readonly NumberCard[] = ['5x1', '6x1', '8x1', '3x4', '4x4', '5x4', '6x4'];
