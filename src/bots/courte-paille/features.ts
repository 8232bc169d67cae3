import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import { has, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, FIRST_COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import {
  aboutIn,
  BANISH_CHARACTER,
  CHOOSE_CARD,
  kindIn,
  LAND_HAND,
  LAND_MENU,
  LAND_PILE,
  LESSON,
  MOST_MOVES,
  moves,
  PEEK,
  SLEEP,
  TAKE_CARD,
} from '../../games/courte-paille/moves.ts';
import {
  BANISH,
  CHOOSE,
  handOf,
  MENU,
  NONE,
  POWER,
  WEEK,
  type CourtePailleState,
} from '../../games/courte-paille/state.ts';
import { stepOf, type Features } from '../network/features.ts';
import * as of from './feature-numbers.ts';
import { HandInThought } from './hand-in-thought.ts';
import { Offers } from './offers.ts';
import { distance, playersBefore, quickScores } from './quick.ts';
import { lostBy, Sight } from './sight.ts';

/** What a seat of La Courte Paille sees. */
export class CourtePailleFeatures implements Features<CourtePailleState> {
  readonly count = of.COUNT;
  readonly most = 120;
  readonly #sight = new Sight();
  readonly #hand = new HandInThought(this.#sight.reading);
  readonly #offers = new Offers();
  readonly #moves = new Uint16Array(MOST_MOVES);
  readonly #scores = new Float64Array(MOST_MOVES);
  #scored = 0;
  #next = 0;
  #highest = 0;
  #isLong = false;

  look(state: CourtePailleState, seat: Seat, into: Uint16Array): number {
    this.#sight.read(state, seat);
    this.#hand.read(state, seat);
    this.#scored = 0;
    this.#isLong = state.options.form !== 'single';
    let at = this.#addTable(state, into, 0);
    if (state.phase === BANISH) return at;
    into[at++] = of.TO_SHARK + distance(seat, state.shark, state.seats);
    at = this.#addFollowers(state, into, at);
    // nobody takes from it any more
    if (state.phase === CHOOSE || state.queued > state.resolved) at = this.#addMenu(state, into, at);
    return state.phase === POWER ? at : this.#addWeek(into, at);
  }

  #addTable({ options }: CourtePailleState, into: Uint16Array, from: number): number {
    const { rivals, rivalCardsUnknown, fullest, emptiest, rivalCards } = this.#sight;
    let at = from;
    into[at++] = of.FORM + of.FORM_OF[options.form];
    if (options['coco-may-sleep']) into[at++] = of.MAY_SLEEP;
    into[at++] = of.RIVALS + rivals;
    into[at++] = of.UNKNOWN_HELD + stepOf(rivalCardsUnknown, 0, 2, of.UNKNOWN_HELDS);
    if (!this.#isLong) return at;
    into[at++] = of.FULLEST + fullest;
    if (rivals > 0) into[at++] = of.EMPTIEST + emptiest;
    into[at++] = of.CARDS_OF_RIVALS + stepOf(rivalCards, 0, 2, of.RIVAL_CARDS);
    return at;
  }

  /** Whose turned-up cards are still to be resolved. */
  #addFollowers(state: CourtePailleState, into: Uint16Array, from: number): number {
    const { queue, queued, resolved, chosen, phase } = state;
    let at = from;
    if (phase === CHOOSE) return at;
    into[at++] = of.FOLLOWERS + queued - resolved;
    for (let i = resolved; i < queued; i++) {
      if (chosen[queue[i]!]! < FIRST_COCO) continue;
      into[at++] = of.COCO_FOLLOWS;
      break;
    }
    return at;
  }

  #addMenu({ cards: { bytes } }: CourtePailleState, into: Uint16Array, from: number): number {
    const offers = this.#offers;
    offers.read(bytes, this.#sight.reading);
    let at = from;
    if (offers.first >= 0) into[at++] = of.MENU_GAINS + of.gainStep(offers.first);
    if (offers.second >= 0) into[at++] = of.MENU_GAINS + of.GAINS + of.gainStep(offers.second);
    if (offers.third >= 0) into[at++] = of.MENU_GAINS + 2 * of.GAINS + of.gainStep(offers.third);
    const end = MENU + bytes[MENU]!;
    for (let slot = MENU + 1; slot <= end; slot++) into[at++] = of.OFFERED + this.#faceOf(bytes[slot]!);
    return at;
  }

  /** A card as this seat sees it: who, in the order of castaways, and its value. */
  #faceOf(card: CardId): number {
    return this.#sight.placeOf[CASTAWAY_OF[card]!]! * of.HIGHEST + VALUE_OF[card]! - 1;
  }

  /** The week, and what others are known to hold. */
  #addWeek(into: Uint16Array, from: number): number {
    const { reading, order, count, unseen, hidden, rivalHands, rivalCardsKnown } = this.#sight;
    const { week, chances } = reading;
    let at = from;
    into[at++] = of.ROUNDS + stepOf(reading.rounds, -1, 1, of.DAYS);
    into[at++] = of.UNKNOWN + stepOf(reading.unknown, 0, 1, of.DAYS);
    for (let i = 0; i <= count; i++) {
      const kind = order[i]!;
      const place = i === count ? COCO : i;
      into[at++] = of.TOTAL + place * of.TOTALS + of.totalStep(week[kind]!);
      into[at++] = of.CHANCE + place * of.CHANCES + of.chanceStep(chances[kind]!);
      into[at++] = of.UNSEEN + place * of.UNSEENS + stepOf(unseen[kind]! / (hidden + 1), 0, 0.3, of.UNSEENS);
    }
    for (let i = 0; i < rivalCardsKnown; i++) into[at++] = of.RIVAL_CARD + this.#faceOf(rivalHands[i]!);
    return at;
  }

  add(state: CourtePailleState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    const score = this.#scoreOf(state, seat, code);
    const kind = kindIn(code);
    const about = aboutIn(code);
    let at = from;
    into[at++] = of.BEHIND + of.behindStep(this.#highest - score);
    if (kind === CHOOSE_CARD) {
      into[at++] = of.VALUE + of.valueStep(about);
      into[at++] = of.PROFIT + of.profitStep(score);
      return this.#addChoice(state, seat, about, into, at);
    }
    if (kind === TAKE_CARD) return this.#addTake(state, about, into, at);
    if (kind === BANISH_CHARACTER) return this.#addBanished(state, seat, about, into, at);
    return this.#addPower(state, seat, code, into, at);
  }

  rest(state: CourtePailleState, seat: Seat, into: Uint16Array, from: number): number {
    let at = from;
    into[at++] = of.DEED + of.RESTS;
    if (state.phase === BANISH) return this.#addFuture(state.characters, into, at);
    if (state.phase === POWER) at = this.#addWeek(into, at);
    const pending = state.chosen[seat]!;
    if (pending !== NONE) {
      into[at++] = of.PENDING + of.valueStep(pending);
      this.#hand.play(pending);
    }
    return this.#addHand(state.characters, into, at);
  }

  /** What the move promises at a glance. Moves are asked for in their order mostly. */
  #scoreOf(state: CourtePailleState, seat: Seat, code: Code): number {
    if (this.#scored === 0) this.#scoreAll(state, seat);
    for (let i = 0; i < this.#scored; i++) {
      const at = this.#next;
      this.#next = at + 1 < this.#scored ? at + 1 : 0;
      if (this.#moves[at] === code) return this.#scores[at]!;
    }
    throw new Error('this move is none here');
  }

  #scoreAll(state: CourtePailleState, seat: Seat): void {
    const scores = this.#scores;
    this.#scored = moves(state, seat, this.#moves);
    quickScores(state, seat, this.#moves, this.#scored, scores);
    this.#next = 0;
    this.#highest = -Infinity;
    for (let i = 0; i < this.#scored; i++) if (scores[i]! > this.#highest) this.#highest = scores[i]!;
  }

  /** As if the best of the menu came for the card, and what it costs if another is quicker. */
  #addChoice(state: CourtePailleState, seat: Seat, card: CardId, into: Uint16Array, from: number): number {
    const offers = this.#offers;
    let at = from;
    this.#hand.play(card);
    if (card >= FIRST_COCO) {
      into[at++] = of.DEED + of.CHOSE_COCO;
      return this.#addHand(state.characters, into, at);
    }
    into[at++] = of.DEED + of.CHOSE;
    offers.read(state.cards.bytes, this.#sight.reading);
    const before = of.beforeStep(playersBefore(state, seat, VALUE_OF[card]!));
    const second = offers.second < 0 ? 0 : offers.second;
    const third = offers.third < 0 ? 0 : offers.third;
    into[at++] = of.RISK + before * of.LOSSES + of.lossStep(offers.first - second);
    into[at++] = of.RISK_AFTER + before * of.LOSSES + of.lossStep(second - third);
    into[at++] = of.WANTED + before * of.WANTS + this.#betterForAll(state.cards.bytes, offers.best);
    if (offers.best !== NONE) this.#hand.take(offers.best);
    return this.#addHand(state.characters, into, at);
  }

  /** How many of the menu are better than that card for anybody. */
  #betterForAll(bytes: Uint8Array, card: CardId): number {
    if (card === NONE) return 0;
    const good = this.#goodOf(card);
    const end = MENU + bytes[MENU]!;
    let better = 0;
    for (let slot = MENU + 1; slot <= end && better < of.WANTS - 1; slot++)
      if (this.#goodOf(bytes[slot]!) > good) better++;
    return better;
  }

  /** What a card is good for to anybody: the points that it is expected to count. */
  #goodOf(card: CardId): number {
    return this.#sight.reading.chances[CASTAWAY_OF[card]!]! * VALUE_OF[card]!;
  }

  #addTake(state: CourtePailleState, card: CardId, into: Uint16Array, from: number): number {
    let at = from;
    into[at++] = of.DEED + of.TOOK;
    if (state.queued > state.resolved)
      into[at++] = of.BEST_LEFT + stepOf(this.#bestWithout(state.cards.bytes, card), 0, 0.6, of.BESTS);
    this.#hand.take(card);
    return this.#addHand(state.characters, into, at);
  }

  /** How good the best card is that the menu has for others then. */
  #bestWithout(bytes: Uint8Array, taken: CardId): number {
    const end = MENU + bytes[MENU]!;
    let best = 0;
    for (let slot = MENU + 1; slot <= end; slot++) {
      const good = bytes[slot] === taken ? 0 : this.#goodOf(bytes[slot]!);
      if (good > best) best = good;
    }
    return best;
  }

  #addPower(state: CourtePailleState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    const kind = kindIn(code);
    if (kind !== SLEEP) this.#hand.play(state.chosen[seat]!);
    if (kind < SLEEP) return this.#addChange(state, seat, code, into, from);
    let at = from;
    into[at++] = of.DEED + (kind === SLEEP ? of.SLEPT : of.PEEKED + news(state, seat, kind - PEEK, aboutIn(code)));
    at = this.#addWeek(into, at);
    return this.#addHand(state.characters, into, at);
  }

  /** A card more in the week, or less. */
  #addChange(state: CourtePailleState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    const { cards, up, characters } = state;
    const kind = kindIn(code);
    const about = aboutIn(code);
    const card = kind === LESSON ? cards.at(WEEK, about - 1) : about;
    const isUp = kind === LESSON && about <= up;
    const isKnown = kind === LESSON ? has(cards.knownTo(card), seat) : kind !== LAND_PILE;
    const sign = kind === LESSON ? -1 : 1;
    let at = from;
    if (kind === LESSON)
      into[at++] = of.DEED + (isUp ? of.REMOVED_UP : isKnown ? of.REMOVED_KNOWN : of.REMOVED_UNKNOWN);
    else into[at++] = of.DEED + of.LANDED + kind - LAND_MENU;
    if (kind === LAND_HAND) this.#hand.land(card);
    this.#sight.changeWeek(characters, isKnown ? card : NONE, sign, isUp ? 0 : sign);
    at = this.#addWeek(into, at);
    at = this.#addHand(characters, into, at);
    this.#sight.changeWeek(characters, isKnown ? card : NONE, -sign, isUp ? 0 : -sign);
    return at;
  }

  /** The hand as it was made in thought, which it then no longer is. */
  #addHand(characters: number, into: Uint16Array, from: number): number {
    const { reading, order, count } = this.#sight;
    let at = from;
    for (let i = 0; i <= count; i++) {
      const kind = order[i]!;
      const place = i === count ? COCO : i;
      into[at++] = of.LEAD + place * of.LEADS + of.leadStep(this.#sight.counting(kind) - reading.rival[kind]!);
    }
    const end = this.#hand.write(into, at);
    for (; at < end; at++) into[at] = of.HELD + this.#faceOf(into[at]!);
    into[at++] = of.WORTH + of.worthStep(reading.worth());
    if (this.#isLong) at = this.#addFuture(characters, into, at);
    this.#hand.restore();
    return at;
  }

  /** What the hand is good for in the parts to come, with these characters. */
  #addFuture(characters: number, into: Uint16Array, from: number): number {
    const { cards, points } = this.#sight.reading;
    let left = 0;
    let size = cards[COCO]!;
    let kinds = 0;
    let sum = 0;
    for (let kind = 0; kind < COCO; kind++) {
      if (((characters >> kind) & 1) === 0) continue;
      left++;
      size += cards[kind]!;
      kinds += Number(cards[kind]! > 0);
      sum += points[kind]!;
    }
    let at = from;
    into[at++] = of.LEFT + left;
    into[at++] = of.OWN_SIZE + left * of.SIZES + size;
    into[at++] = of.OWN_KINDS + left * of.SIZES + kinds;
    into[at++] = of.OWN_POINTS + stepOf(sum, 0, 4, of.BESTS);
    return at;
  }

  #addBanished(state: CourtePailleState, seat: Seat, character: number, into: Uint16Array, from: number): number {
    const { reading } = this.#sight;
    const characters = state.characters & ~(1 << character);
    let at = from;
    into[at++] = of.DEED + of.BANISHED;
    into[at++] = of.LOST + reading.cards[character]!;
    into[at++] = of.RIVALS_LOST + stepOf(lostBy(state, seat, character), 0, 1, of.LOST_BY_RIVALS);
    if ((characters & (characters - 1)) === 0) {
      const last = 31 - Math.clz32(characters);
      into[at++] = of.FINAL_LEAD + of.leadStep(this.#sight.counting(last) - reading.rival[last]!);
    }
    if (reading.cards[character] === state.cards.count(handOf(seat))) into[at++] = of.RUINED;
    return this.#addFuture(characters, into, at);
  }
}

/** How many of the days looked at the seat has not seen. */
function news({ cards }: CourtePailleState, seat: Seat, first: number, second: number): number {
  const isNews = (position: number): number => Number(!has(cards.knownTo(cards.at(WEEK, position - 1)), seat));
  return (first > 0 ? isNews(first) : 0) + isNews(second);
}
