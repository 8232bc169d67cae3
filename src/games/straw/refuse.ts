import type { Refusal } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { COPY, DECK, HEAVIEST_LAMP, LAMP, LIGHTEST_LAMP, STRAW } from './cards.ts';
import { turnRefusal } from './clauses.ts';
import { BREAKING_POINT } from './faces.ts';
import { weighs, type StrawMove } from './moves.ts';
import { handOf, NOTHING, type StrawState } from './state.ts';

export function refuse(state: StrawState, seat: Seat, { card, weight }: StrawMove): Refusal | undefined {
  if (state.winners !== 0) return { clause: 'S16', about: { rounds: state.round } };
  if (state.turn !== seat) return turnRefusal(state.turn);
  const face = DECK.face(card)!;
  if (state.cards.find(handOf(seat), face) < 0) return { clause: 'S4', about: { card } };
  if (face === COPY && state.echo === NOTHING) return { clause: 'S9', about: { total: 0 } };
  if (face === STRAW && state.total !== BREAKING_POINT) return { clause: 'S10', about: { total: state.total } };
  return refuseWeight(state, face, weight);
}

/** A lamp and its copies need a weight from 1 to 10; nothing else takes one. */
function refuseWeight(state: StrawState, face: number, weight: number | undefined): Refusal | undefined {
  const clause = face === LAMP ? 'S7' : 'S9';
  if (!weighs(state, face)) {
    return weight === undefined ? undefined : { clause, about: { repeats: DECK.names[state.echo]!, weight } };
  }
  if (weight === undefined) return { clause, about: { from: LIGHTEST_LAMP, to: HEAVIEST_LAMP } };
  if (weight < LIGHTEST_LAMP || weight > HEAVIEST_LAMP) {
    return { clause, about: { weight, from: LIGHTEST_LAMP, to: HEAVIEST_LAMP } };
  }
  return undefined;
}
