import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import { has, type Seat } from '../../engine/seats.ts';
import { DECK, FACE_OF, HAND_SIZE, LAMP, REVERSE } from '../../games/straw/cards.ts';
import { codeOf, effectOf, moves as movesOf, MOST_MOVES } from '../../games/straw/moves.ts';
import {
  CAMEL,
  handOf,
  NOTHING,
  passing,
  PILE,
  seatLogged,
  StrawState,
  totalLogged,
} from '../../games/straw/state.ts';
import { COPY } from '../../games/straw/cards.ts';
import { lotsOf } from '../network/lots.ts';
import { Sight, type Networks } from '../network/sight.ts';
import { StrawFeatures } from './features.ts';

const FULL_HAND = HAND_SIZE;

export function beliefBy(networks: Networks, mostHands: number, mostPlays: number, heat: number) {
  const sight = new Sight(new StrawFeatures(), networks);
  const logits = new Int32Array(MOST_MOVES);
  const moves = new Uint16Array(MOST_MOVES);
  const candidates = new Uint8Array(mostHands * HAND_SIZE);
  const weights = new Float64Array(mostHands);
  const plays = new Int16Array(mostPlays);
  const hand = new Uint8Array(HAND_SIZE);
  let past: StrawState | undefined;

  function isSeen({ cards: { bytes } }: StrawState, other: Seat, by: Seat): boolean {
    const row = handOf(other);
    const end = row + bytes[row]!;
    for (let slot = row + 1; slot <= end; slot++) if (has(bytes[bytes[slot]!]!, by)) return true;
    return false;
  }

  /** The places on the camel of the seat's last plays, the latest first. */
  function playsOf({ cards, log }: StrawState, seat: Seat): number {
    let count = 0;
    for (let i = cards.count(CAMEL) - 1; i >= 0 && count < mostPlays; i--) if (seatLogged(log[i]!) === seat) plays[count++] = i;
    return count;
  }

  /** The table as it was before that play, with that hand. */
  function goBack(world: StrawState, seat: Seat, place: number): StrawState {
    if (past?.seats !== world.seats || past.options !== world.options) past = new StrawState(world.seats, world.options);
    const then = past;
    const now = world.cards.bytes;
    const { bytes } = then.cards;
    for (let i = 1; i <= place; i++) bytes[CAMEL + i] = now[CAMEL + i]!;
    bytes[CAMEL] = place;
    for (let other = 0; other < world.seats; other++) bytes[handOf(other)] = now[handOf(other)]!;
    const row = handOf(seat);
    bytes[row] = FULL_HAND;
    for (let i = 0; i < FULL_HAND; i++) bytes[row + 1 + i] = hand[i]!;
    bytes[PILE] = Math.min(DECK.size, now[PILE]! + world.cards.count(CAMEL) - place);
    for (let i = 0; i < place; i++) then.log[i] = world.log[i]!;
    for (let other = 0; other < world.seats; other++) then.scores[other] = world.scores[other]!;
    then.round = world.round;
    then.dealer = world.dealer;
    then.turn = seat;
    then.winners = 0;
    then.passed = world.passed & ~passing(seat);
    then.total = place === 0 ? 0 : totalLogged(world.log[place - 1]!);
    then.echo = NOTHING;
    then.direction = 1;
    for (let i = 0; i < place; i++) {
      const face = FACE_OF[bytes[CAMEL + 1 + i]!]!;
      if (face !== COPY) then.echo = face;
      if (then.echo === REVERSE) then.direction = then.direction === 1 ? -1 : 1;
    }
    return then;
  }

  function likelihood(world: StrawState, seat: Seat, place: number): number {
    const then = goBack(world, seat, place);
    const face = FACE_OF[world.cards.at(CAMEL, place)]!;
    const isWeighed = effectOf(then, face) === LAMP;
    const code = codeOf(face, isWeighed ? totalLogged(world.log[place]!) - then.total : 0);
    const count = movesOf(then, seat, moves);
    sight.weigh(then, seat, moves, count, logits);
    let most = -Infinity;
    for (let i = 0; i < count; i++) if (logits[i]! > most) most = logits[i]!;
    let all = 0;
    let its = 0;
    for (let i = 0; i < count; i++) {
      const lots = lotsOf(most - logits[i]!, heat);
      all += lots;
      if (moves[i] === code) its = lots;
    }
    return (its + 0.01 * all) / all;
  }

  return function believe(world: StrawState, eye: Seat, luck: Chance): void {
    const { cards } = world;
    const { bytes } = cards;
    if (cards.count(PILE) === 0) return;
    for (let seat = 0; seat < world.seats; seat++) {
      if (seat === eye || bytes[handOf(seat)] !== FULL_HAND || (world.passed & passing(seat)) !== 0 || isSeen(world, seat, eye)) continue;
      const count = playsOf(world, seat);
      if (count === 0) continue;
      const row = handOf(seat);
      let all = 0;
      for (let k = 0; k < mostHands; k++) {
        if (k > 0) {
          cards.toPile(row);
          for (let i = 0; i < FULL_HAND; i++) cards.lay(row, cards.draw(luck));
        }
        for (let i = 0; i < FULL_HAND; i++) candidates[k * HAND_SIZE + i] = hand[i] = bytes[row + 1 + i]!;
        let weight = 1;
        for (let p = 0; p < count; p++) {
          // any card of the hand may be the one that was drawn then
          hand[luck.below(FULL_HAND)] = cards.at(CAMEL, plays[p]!);
          weight *= likelihood(world, seat, plays[p]!);
        }
        weights[k] = weight;
        all += weight;
      }
      let left = (luck.below(65536) / 65536) * all;
      let chosen = 0;
      for (let k = 0; k < mostHands; k++) {
        left -= weights[k]!;
        if (left < 0) {
          chosen = k;
          break;
        }
      }
      take(world, row, chosen * HAND_SIZE);
      for (let slot = row + 1; slot <= row + FULL_HAND; slot++) bytes[bytes[slot]!] = 1 << seat;
    }
  };

  /** Exchanges the hand for the candidate. */
  function take({ cards }: StrawState, row: number, from: number): void {
    cards.toPile(row);
    for (let i = 0; i < FULL_HAND; i++) {
      const card: CardId = candidates[from + i]!;
      cards.remove(PILE, card);
      cards.lay(row, card);
    }
  }
}
