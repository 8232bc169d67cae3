import type { Refusal } from '../../engine/game.ts';
import { has, type Seat } from '../../engine/seats.ts';
import { COCO, DECK, type Card } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import { awakeIn, canDraw, isAsleep, mayLand, type CourtePailleMove } from './moves.ts';
import { BANISH, CHOOSE, faceDown, handOf, holds, MENU, OVER, TAKE, WEEK, type CourtePailleState } from './state.ts';

/** Why a move is not allowed, by the first clause that it meets. */
export function refuse(state: CourtePailleState, seat: Seat, move: CourtePailleMove): Refusal | undefined {
  if (state.phase === OVER) return { clause: state.options.form === 'single' ? 'C15' : 'C25' };
  if (has(state.out, seat)) return { clause: 'C25', about: { seat } };
  return refuseTime(state, seat, move) ?? refuseMove(state, seat, move);
}

/** The right move of somebody at the wrong time, or the wrong kind of move. */
function refuseTime(state: CourtePailleState, seat: Seat, { verb }: CourtePailleMove): Refusal | undefined {
  const { phase, turn } = state;
  if (phase === CHOOSE) return verb === 'choose' ? refuseSitter(state, seat) : { clause: 'C5' };
  if (phase === BANISH) return verb === 'banish' && turn === seat ? undefined : { clause: 'C22', about: { turn } };
  if (turn !== seat || verb === 'choose') return { clause: 'C6', about: { turn } };
  if (verb === 'banish') return { clause: 'C22' };
  if (phase === TAKE) return verb === 'take' ? undefined : { clause: 'C7', about: { turn } };
  return verb === 'take' ? { clause: 'C8', about: { turn } } : undefined;
}

/** Nothing but sleeping Cocos, or no card at all: the round is sat out. */
function refuseSitter(state: CourtePailleState, seat: Seat): Refusal | undefined {
  return awakeIn(state, seat).length === 0 ? { clause: 'C14', about: { seat } } : undefined;
}

function refuseMove(state: CourtePailleState, seat: Seat, move: CourtePailleMove): Refusal | undefined {
  switch (move.verb) {
    case 'choose':
      return refuseOwn(state, seat, move.card, { clause: 'C5', about: { card: move.card } });
    case 'take':
      return refuseMenu(state, move.card, { clause: 'C7', about: { card: move.card } });
    case 'lesson':
      return refusePosition(state, move.position, 'C11');
    case 'land':
      return refuseLanding(state, seat, move);
    case 'peek':
      return refusePeek(state, move.positions);
    case 'sleep':
      return state.options['coco-may-sleep'] ? undefined : { clause: 'C14', about: { option: 'coco-may-sleep' } };
    case 'banish':
      return refuseBanishment(state, CASTAWAYS.indexOf(move.castaway));
  }
}

function refuseOwn(state: CourtePailleState, seat: Seat, card: Card, absent: Refusal): Refusal | undefined {
  const id = DECK.face(card)!;
  if (!holds(state, handOf(seat), id)) return absent;
  return isAsleep(state, id) ? { clause: 'C14', about: { card } } : undefined;
}

function refuseMenu(state: CourtePailleState, card: Card, absent: Refusal): Refusal | undefined {
  return holds(state, MENU, DECK.face(card)!) ? undefined : absent;
}

function refusePosition({ cards }: CourtePailleState, position: number, clause: string): Refusal | undefined {
  const week = cards.count(WEEK);
  return position <= week ? undefined : { clause, about: { position, week } };
}

function refuseLanding(
  state: CourtePailleState,
  seat: Seat,
  move: Extract<CourtePailleMove, { verb: 'land' }>,
): Refusal | undefined {
  if (move.from === 'pile') return canDraw(state) ? undefined : { clause: 'C12', about: { pile: 0 } };
  const { from, card } = move;
  const absent = { clause: 'C12', about: { from, card } };
  if (from === 'menu') return refuseMenu(state, card, absent);
  const refusal = refuseOwn(state, seat, card, absent);
  if (refusal !== undefined) return refusal;
  // the Coco that lands it
  return mayLand(state, seat, DECK.face(card)!) ? undefined : { clause: 'C8', about: { card } };
}

/** Two face-down cards, or the one there is. */
function refusePeek(state: CourtePailleState, positions: readonly number[]): Refusal | undefined {
  const wanted = Math.min(2, faceDown(state));
  if (wanted === 0) return { clause: 'C13a', about: { down: 0 } };
  for (const position of positions) {
    const refusal = refusePosition(state, position, 'C13');
    if (refusal !== undefined) return refusal;
    if (position <= state.up) return { clause: 'C13a', about: { position } };
  }
  return positions.length === wanted ? undefined : { clause: 'C13a', about: { wanted } };
}

function refuseBanishment({ characters }: CourtePailleState, castaway: number): Refusal | undefined {
  if (castaway === COCO || !has(characters, castaway)) {
    return { clause: 'C22', about: { castaway: CASTAWAYS[castaway]! } };
  }
  return undefined;
}
