import type { Tell } from '../../engine/game.ts';
import { namesBySeat } from '../../engine/hands.ts';
import { has, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { CASTAWAY_OF, FIRST_COCO, NAME_OF, type Castaway } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import { winnerOfPart } from './compare.ts';
import { PartScored, type CourtePailleEvent } from './events.ts';
import { castawaysIn, finalWinners, nextStep, pointsIn, weekTotals, winnersOf, type Castaways } from './score.ts';
import { handOf, NONE, type CourtePailleState } from './state.ts';

/* What is said and shown when a week is over. */

type Told = Tell<CourtePailleEvent> | undefined;

/** C16; nobody, if the week is empty (C16a). */
export function tellEaten(state: CourtePailleState, tell: Told): void {
  const totals = weekTotals(state);
  state.counted = nextStep(totals);
  tell?.({ type: 'eaten', characters: castawaysIn(state.counted), totals: namedTotals(totals) });
}

function namedTotals(totals: Uint16Array): Partial<Record<Castaway, number>> {
  const named: Partial<Record<Castaway, number>> = {};
  for (let castaway = 0; castaway < totals.length; castaway++) {
    if (totals[castaway] !== 0) named[CASTAWAYS[castaway]!] = totals[castaway]!;
  }
  return named;
}

/** Everyone shows the hand (C17). Answers who wins. */
export function scoreSingle(state: CourtePailleState, tell: Told): SeatSet {
  const { cards, seats, heard, scores } = state;
  for (let seat = 0; seat < seats; seat++) {
    cards.showRow(handOf(seat));
    heard[seat] = scores[seat] = pointsIn(state, seat, state.counted);
  }
  const winners = winnersOf(state);
  tell?.({ type: 'scored', points: pointsHeard(state), winners: seatsIn(winners), hands: namesBySeat(state, handOf) });
  return winners;
}

/** By seat, as far as everybody heard them. */
export function pointsHeard({ heard, seats }: CourtePailleState): (number | null)[] {
  const points = new Array<number | null>(seats);
  for (let seat = 0; seat < seats; seat++) points[seat] = heard[seat] === NONE ? null : heard[seat]!;
  return points;
}

/** The table announces for everybody, from the shark's holder on (C21, C21a, C21b). Answers who wins the part. */
export function announce(state: CourtePailleState, tell: Told): Seat {
  const { seats, shark, heard, out } = state;
  const isDeclared = state.options.form === 'declared';
  let tied = 0;
  let most = -1;
  state.compared = 0;
  heard.fill(NONE);
  for (let i = 0; i < seats; i++) {
    const seat = (shark + i) % seats;
    if (has(out, seat)) continue;
    const points = pointsIn(state, seat, state.counted);
    const isMore = points > most;
    if (isMore || isDeclared) heard[seat] = points;
    if (isMore) [tied, most] = [0, points];
    if (points === most) tied |= 1 << seat;
    tell?.({ type: 'announced', seat, points: isMore || isDeclared ? points : null });
  }
  const winner = winnerOfPart(state, tied, tell);
  show(state, winner, tell);
  state.scores[winner]!++;
  tellPoints(state, 1 << winner, state.counted, tell);
  return winner;
}

/** The whole hand; in the declared form what counts in it, if anybody was eaten. */
function show({ cards, counted, options }: CourtePailleState, seat: Seat, tell: Told): void {
  const hand = cards.ids(handOf(seat)).sort((a, b) => a - b);
  const isDeclared = options.form === 'declared';
  if (isDeclared && counted === 0) return;
  const shown = isDeclared ? hand.filter((card) => card >= FIRST_COCO || has(counted, CASTAWAY_OF[card]!)) : hand;
  for (const card of shown) cards.show(card);
  tell?.({ type: 'shown', seat, cards: shown.map((card) => NAME_OF[card]!) });
}

function tellPoints(state: CourtePailleState, winners: SeatSet, castaways: Castaways, tell: Told): void {
  if (tell === undefined) return;
  const points = new Array<number | null>(state.seats);
  let heard = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    points[seat] = has(state.out, seat) ? null : pointsIn(state, seat, castaways);
    if (state.heard[seat] !== NONE) heard |= 1 << seat;
  }
  tell(new PartScored(points, seatsIn(winners), heard));
}

/** The points in the one character that is left (C25, C25a). Answers who wins. */
export function scoreLastCharacter(state: CourtePailleState, tell: Told): SeatSet {
  const { seats, heard, out, characters } = state;
  state.counted = characters;
  state.compared = 0;
  for (let seat = 0; seat < seats; seat++) heard[seat] = has(out, seat) ? NONE : pointsIn(state, seat, characters);
  const winners = finalWinners(state);
  tellPoints(state, winners, characters, tell);
  return winners;
}
