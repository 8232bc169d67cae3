import type { CardId } from '../../engine/cards.ts';
import { listOf } from '../../engine/list.ts';
import { bitOf, has, seatsIn, type Seat, type Viewer } from '../../engine/seats.ts';
import { NAME_OF, type Card, type Castaway, type Character } from './cards.ts';
import { stepsCompared, type ComparedStep } from './compare.ts';
import type { Seen } from './events.ts';
import { isAsleep } from './moves.ts';
import { charactersIn } from './parts.ts';
import { pointsHeard } from './results.ts';
import { castawaysIn } from './score.ts';
import {
  CHOOSE,
  DISCARD,
  handOf,
  MENU,
  NONE,
  OVER,
  PHASES,
  PILE,
  WEEK,
  type CourtePailleState,
  type Phase,
} from './state.ts';

export interface Day {
  readonly card: Seen;
  readonly up: boolean;
  /** Present on a face-down card that somebody landed from the hand. */
  readonly landedBy?: Seat;
}

export interface CourtePailleSeat {
  /** Known cards first, in listed order; `null` for each of the others. Without one that lies turned up. */
  readonly hand: readonly Seen[];
  /** Cards that lie in this hand or among those that were landed from it: the viewer cannot tell which where. */
  readonly among?: readonly Card[];
  /** Present where a card was landed: how many of this hand, at the least, were drawn after that. */
  readonly fresh?: number;
  /** Cocos of the hand that sleep. */
  readonly asleep?: readonly Card[];
  /** Present once chosen in secret, until all have: the card to its player, `null` to others. It is still in the hand. */
  readonly chosen?: Seen;
  /** The card that was turned up and is still to be resolved. */
  readonly turned?: Card;
  /** Points in the single form, else parts won. */
  readonly score: number;
  readonly out?: true;
}

interface Told {
  readonly castaways: readonly Castaway[];
  readonly points: readonly (number | null)[];
  /** Present where the tied at the top compared further, step by step (C21b). */
  readonly compared?: readonly ComparedStep[];
}

export interface CourtePailleView {
  readonly viewer: Viewer;
  readonly part: number;
  readonly phase: Phase;
  /** Who takes, uses a power or banishes. */
  readonly turn?: Seat;
  readonly shark: Seat;
  /** Still in the game. */
  readonly characters: readonly Character[];
  /** From left to right. */
  readonly week: readonly Day[];
  readonly menu: readonly Card[];
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  /** How many cards are left to draw. */
  readonly pile: number;
  readonly seats: readonly CourtePailleSeat[];
  /** Whose cards counted when points were last told, and those points: `null` for a seat that was out or did not say. */
  readonly told?: Told;
  /** Present when the match is over. */
  readonly winners?: readonly Seat[];
}

export function view(state: CourtePailleState, viewer: Viewer): CourtePailleView {
  const { cards, part, phase, shark } = state;
  const points = pointsHeard(state);
  return {
    viewer,
    part,
    phase: PHASES[phase]!,
    ...(phase !== CHOOSE && phase !== OVER && { turn: state.turn }),
    shark,
    characters: charactersIn(state),
    week: listOf(cards.count(WEEK), (i) => dayView(state, i, viewer)),
    menu: cards.names(MENU),
    discard: cards.names(DISCARD),
    pile: cards.count(PILE),
    seats: listOf(state.seats, (seat) => seatView(state, seat, viewer)),
    ...(points.some((heard) => heard !== null) && { told: toldOf(state, points) }),
    ...(phase === OVER && { winners: seatsIn(state.winners) }),
  };
}

function toldOf(state: CourtePailleState, points: Told['points']): Told {
  const told = { castaways: castawaysIn(state.counted), points };
  return state.compared === 0 ? told : { ...told, compared: stepsCompared(state) };
}

function dayView(state: CourtePailleState, index: number, viewer: Viewer): Day {
  const card = state.cards.at(WEEK, index);
  const lander = state.landedBy[index]!;
  const day = { card: isKnown(state, card, viewer) ? NAME_OF[card]! : null, up: index < state.up };
  return lander === NONE ? day : { ...day, landedBy: lander };
}

function seatView(state: CourtePailleState, seat: Seat, viewer: Viewer): CourtePailleSeat {
  const { cards, phase, out } = state;
  const card = state.chosen[seat]!;
  const isTurned = phase !== CHOOSE && card !== NONE;
  const hand = cards.seen(handOf(seat), viewer);
  const among = state.landers === 0 ? [] : amongOf(state, seat, viewer);
  const asleep = state.asleep === 0 ? [] : sleepersOf(state, seat);
  return {
    hand: isTurned ? hand.filter((seen) => seen !== NAME_OF[card]) : hand,
    ...(among.length > 0 && { among }),
    ...(has(state.landers, seat) && { fresh: state.fresh[seat]! }),
    ...(asleep.length > 0 && { asleep }),
    ...(phase === CHOOSE && card !== NONE && { chosen: seat === viewer ? NAME_OF[card]! : null }),
    ...(isTurned && { turned: NAME_OF[card]! }),
    score: state.scores[seat]!,
    ...(has(out, seat) && { out: true }),
  };
}

function isKnown({ cards }: CourtePailleState, card: CardId, viewer: Viewer): boolean {
  return (cards.knownTo(card) & bitOf(viewer)) !== 0;
}

function amongOf(state: CourtePailleState, seat: Seat, viewer: Viewer): Card[] {
  const { cards, traced, landedBy } = state;
  const places = [...cards.ids(handOf(seat)), ...cards.ids(WEEK).filter((_, i) => landedBy[i] === seat)];
  const among = places.filter((card) => (traced[card]! & bitOf(viewer)) !== 0 && !isKnown(state, card, viewer));
  return among.sort((a, b) => a - b).map((card) => NAME_OF[card]!);
}

function sleepersOf(state: CourtePailleState, seat: Seat): Card[] {
  const sleepers = state.cards.ids(handOf(seat)).filter((card) => isAsleep(state, card));
  return sleepers.sort((a, b) => a - b).map((card) => NAME_OF[card]!);
}
