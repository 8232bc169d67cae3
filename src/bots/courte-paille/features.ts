import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import { leftOf, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, FIRST_COCO, HAND_SIZE, VALUE_OF } from '../../games/courte-paille/cards.ts';
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
import { Blocks, stepOf, type Features } from '../network/features.ts';
import { KINDS } from './odds.ts';
import { quickScores } from './quick.ts';
import { Sight } from './sight.ts';

const FORM_OF = { single: 0, announced: 1, declared: 2 } as const;
const MOST_PLAYERS = 5;
const DAYS = 9;
const TOTALS = 9;
const CHANCES = 9;
const KNOWN = 8;
const UNSEENS = 5;
const VALUES_OF_A_KIND = 9;
const GAINS = 8;
const LEADS = 12;
const BEFORES = 8;
const LOSSES = 6;
const WANTS = 3;
const WORTHS = 40;
const PROFITS = 24;
const BEHINDS = 12;
const VALUES = 15;
const SIZES = HAND_SIZE + 1;
const CHARACTERS_LEFT = 7;
const RIVAL_CARDS = 11;
const BESTS = 8;

/** What is done, by how it is counted here. */
const [CHOSE, CHOSE_COCO, TOOK, REMOVED_UP, REMOVED_KNOWN, REMOVED_UNKNOWN, LANDED, PEEKED, SLEPT, BANISHED, RESTS] = [
  0, 1, 2, 3, 4, 5, 6, 9, 12, 13, 14,
] as const;
const DEEDS = 15;

const blocks = new Blocks();
const FORM = blocks.take(3);
const MAY_SLEEP = blocks.take(1);
const RIVALS = blocks.take(MOST_PLAYERS);
const TO_SHARK = blocks.take(MOST_PLAYERS);
const FOLLOWERS = blocks.take(MOST_PLAYERS);
const COCO_FOLLOWS = blocks.take(1);
const MENU_GAINS = blocks.take(3 * GAINS);
const UNKNOWN_HELD = blocks.take(KNOWN);

const ROUNDS = blocks.take(DAYS);
const UNKNOWN = blocks.take(DAYS);
/** By place in the order of castaways. */
const TOTAL = blocks.take(KINDS * TOTALS);
const CHANCE = blocks.take(KINDS * CHANCES);
const RIVAL_CARD = blocks.take(KINDS * VALUES_OF_A_KIND);
const UNSEEN = blocks.take(KINDS * UNSEENS);
const OFFERED = blocks.take(KINDS * VALUES_OF_A_KIND);
const HELD = blocks.take(KINDS * VALUES_OF_A_KIND);
const LEAD = blocks.take(KINDS * LEADS);

const DEED = blocks.take(DEEDS);
const WORTH = blocks.take(WORTHS);
const PROFIT = blocks.take(PROFITS);
const BEHIND = blocks.take(BEHINDS);
const VALUE = blocks.take(VALUES);
const BEST_LEFT = blocks.take(BESTS);
const RISK = blocks.take(BEFORES * LOSSES);
const RISK_AFTER = blocks.take(BEFORES * LOSSES);
const WANTED = blocks.take(BEFORES * WANTS);
const PENDING = blocks.take(VALUES);

const LEFT = blocks.take(CHARACTERS_LEFT);
const OWN_SIZE = blocks.take(CHARACTERS_LEFT * SIZES);
const OWN_KINDS = blocks.take(CHARACTERS_LEFT * SIZES);
const OWN_POINTS = blocks.take(BESTS);
const FULLEST = blocks.take(SIZES);
const EMPTIEST = blocks.take(SIZES);
const CARDS_OF_RIVALS = blocks.take(RIVAL_CARDS);
const LOST = blocks.take(SIZES);
const RIVALS_LOST = blocks.take(SIZES + 1);
const FINAL_LEAD = blocks.take(LEADS);
const RUINED = blocks.take(1);

/** What a seat of La Courte Paille sees. */
export class CourtePailleFeatures implements Features<CourtePailleState> {
  readonly count = blocks.count;
  readonly most = 120;
  readonly #sight = new Sight();
  readonly #moves = new Uint16Array(MOST_MOVES);
  readonly #scores = new Float64Array(MOST_MOVES);
  #scored = 0;
  #isScored = false;
  #best = 0;
  #next = 0;
  readonly #hand = new Uint8Array(HAND_SIZE);
  #size = 0;
  #without = NONE;
  #landed = NONE;
  #with = NONE;
  #firstGain = 0;
  #secondGain = 0;
  #thirdGain = 0;
  #wanted = 0;
  #isLong = false;

  look(state: CourtePailleState, seat: Seat, into: Uint16Array): number {
    const sight = this.#sight;
    sight.read(state, seat);
    this.#isScored = false;
    this.#isLong = state.options.form !== 'single';
    this.#readHand(state, seat);
    let at = this.#addTable(state, seat, into, 0);
    if (state.phase === BANISH) return at;
    // somebody still takes from the menu
    if (state.phase === CHOOSE || state.queued > state.resolved) at = this.#addMenu(state, into, at);
    return state.phase === POWER ? at : this.#addWeek(into, at);
  }

  #readHand({ cards: { bytes } }: CourtePailleState, seat: Seat): void {
    const hand = handOf(seat);
    this.#size = bytes[hand]!;
    for (let i = 0; i < this.#size; i++) this.#hand[i] = bytes[hand + 1 + i]!;
  }

  #without_(card: CardId, landed = NONE): void {
    const { reading } = this.#sight;
    if (card !== NONE) reading.drop(card);
    if (landed !== NONE) reading.drop(landed);
    this.#without = card;
    this.#landed = landed;
  }

  #back(): void {
    const { reading } = this.#sight;
    if (this.#without !== NONE) reading.hold(this.#without);
    if (this.#landed !== NONE) reading.hold(this.#landed);
    this.#without = this.#landed = NONE;
  }

  #addTable(state: CourtePailleState, seat: Seat, into: Uint16Array, from: number): number {
    const { options, shark, seats } = state;
    const sight = this.#sight;
    let at = from;
    into[at++] = FORM + FORM_OF[options.form];
    if (options['coco-may-sleep']) into[at++] = MAY_SLEEP;
    into[at++] = RIVALS + sight.rivals;
    into[at++] = UNKNOWN_HELD + stepOf(sight.rivalCardsUnknown, 0, 2, KNOWN);
    if (this.#isLong) {
      into[at++] = FULLEST + sight.fullest;
      if (sight.rivals > 0) into[at++] = EMPTIEST + sight.emptiest;
      into[at++] = CARDS_OF_RIVALS + stepOf(sight.rivalCards, 0, 2, RIVAL_CARDS);
    }
    if (state.phase === BANISH) return at;
    into[at++] = TO_SHARK + (seat < shark ? seat + seats - shark : seat - shark);
    return this.#addFollowers(state, into, at);
  }

  #addFollowers({ queue, queued, resolved, chosen, phase }: CourtePailleState, into: Uint16Array, from: number): number {
    let at = from;
    if (phase === CHOOSE) return at;
    into[at++] = FOLLOWERS + queued - resolved;
    for (let i = resolved; i < queued; i++) {
      if (chosen[queue[i]!]! < FIRST_COCO) continue;
      into[at++] = COCO_FOLLOWS;
      break;
    }
    return at;
  }

  /** What the menu offers this seat: its three best cards. */
  #addMenu({ cards: { bytes } }: CourtePailleState, into: Uint16Array, from: number): number {
    const { reading } = this.#sight;
    let first = -1;
    let second = -1;
    let third = -1;
    const end = MENU + bytes[MENU]!;
    for (let slot = MENU + 1; slot <= end; slot++) {
      const gain = reading.gainOf(bytes[slot]!);
      if (gain > first) {
        third = second;
        second = first;
        first = gain;
      } else if (gain > second) {
        third = second;
        second = gain;
      } else if (gain > third) third = gain;
    }
    let at = from;
    if (first >= 0) into[at++] = MENU_GAINS + stepOf(first, 0, 0.03, GAINS);
    if (second >= 0) into[at++] = MENU_GAINS + GAINS + stepOf(second, 0, 0.03, GAINS);
    if (third >= 0) into[at++] = MENU_GAINS + 2 * GAINS + stepOf(third, 0, 0.03, GAINS);
    return this.#addOffers(bytes, into, at);
  }

  #addOffers(bytes: Uint8Array, into: Uint16Array, from: number): number {
    let at = from;
    const end = MENU + bytes[MENU]!;
    for (let slot = MENU + 1; slot <= end; slot++) into[at++] = OFFERED + this.#faceOf(bytes[slot]!);
    return at;
  }

  /** A card as this seat sees it: who, in the order of castaways, and its value. */
  #faceOf(card: CardId): number {
    return this.#sight.placeOf[CASTAWAY_OF[card]!]! * VALUES_OF_A_KIND + VALUE_OF[card]! - 1;
  }

  /** The week and what others may hold of those in it. */
  #addWeek(into: Uint16Array, from: number): number {
    const { reading, order, count, unseen, hidden, rivalFaces, rivalFacesCount } = this.#sight;
    const { week, chances } = reading;
    let at = from;
    into[at++] = ROUNDS + stepOf(reading.rounds, -1, 1, DAYS);
    into[at++] = UNKNOWN + stepOf(reading.unknown, 0, 1, DAYS);
    for (let i = 0; i <= count; i++) {
      const kind = order[i]!;
      const place = i === count ? COCO : i;
      into[at++] = TOTAL + place * TOTALS + (week[kind] === 0 ? 0 : stepOf(week[kind]!, -2, 3, TOTALS));
      into[at++] = CHANCE + place * CHANCES + chanceStep(chances[kind]!);
      into[at++] = UNSEEN + place * UNSEENS + stepOf(unseen[kind]! / (hidden + 1), 0, 0.3, UNSEENS);
    }
    for (let i = 0; i < rivalFacesCount; i++) into[at++] = RIVAL_CARD + this.#faceOf(rivalFaces[i]!);
    return at;
  }

  add(state: CourtePailleState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    if (!this.#isScored) this.#scoreAll(state, seat);
    const score = this.#scoreOf(code);
    const about = aboutIn(code);
    let at = from;
    into[at++] = BEHIND + behindStep(this.#best - score);
    if (kindIn(code) === CHOOSE_CARD) return this.#addChoice(state, seat, about, score, into, at);
    if (kindIn(code) === TAKE_CARD) return this.#addTake(state, about, into, at);
    if (kindIn(code) === BANISH_CHARACTER) return this.#addBanished(state, seat, about, into, at);
    return this.#addPower(state, seat, code, into, at);
  }

  rest(state: CourtePailleState, seat: Seat, into: Uint16Array, from: number): number {
    let at = from;
    into[at++] = DEED + RESTS;
    if (state.phase === BANISH) return this.#addFuture(state.characters, into, at);
    if (state.phase === POWER) at = this.#addWeek(into, at);
    const pending = state.chosen[seat]!;
    if (pending !== NONE) {
      into[at++] = PENDING + valueStep(pending);
      this.#without_(pending);
    }
    at = this.#addHand(state.characters, into, at);
    this.#back();
    return at;
  }

  #scoreAll(state: CourtePailleState, seat: Seat): void {
    const scores = this.#scores;
    this.#scored = moves(state, seat, this.#moves);
    quickScores(state, seat, this.#moves, this.#scored, scores);
    this.#best = -Infinity;
    for (let i = 0; i < this.#scored; i++) if (scores[i]! > this.#best) this.#best = scores[i]!;
    this.#isScored = true;
    this.#next = 0;
  }

  /** Moves are asked for in their order mostly. */
  #scoreOf(code: Code): number {
    for (let i = 0; i < this.#scored; i++) {
      const at = this.#next;
      this.#next = at + 1 < this.#scored ? at + 1 : 0;
      if (this.#moves[at] === code) return this.#scores[at]!;
    }
    return 0;
  }

  #addChoice(state: CourtePailleState, seat: Seat, card: CardId, score: number, into: Uint16Array, from: number): number {
    const { reading } = this.#sight;
    let at = from;
    into[at++] = VALUE + valueStep(card);
    into[at++] = PROFIT + profitStep(score);
    this.#without_(card);
    if (card >= FIRST_COCO) into[at++] = DEED + CHOSE_COCO;
    else {
      into[at++] = DEED + CHOSE;
      this.#findOffers(state);
      const before = stepOf(playersBefore(state, seat, VALUE_OF[card]!), 0, 0.25, BEFORES);
      into[at++] = RISK + before * LOSSES + lossStep(this.#firstGain - this.#secondGain);
      into[at++] = RISK_AFTER + before * LOSSES + lossStep(this.#secondGain - this.#thirdGain);
      into[at++] = WANTED + before * WANTS + this.#wanted;
    }
    const hoped = this.#with;
    if (hoped !== NONE) reading.hold(hoped);
    at = this.#addHand(state.characters, into, at);
    if (hoped !== NONE) reading.drop(hoped);
    this.#with = NONE;
    this.#back();
    return at;
  }

  /** What the menu has for the hand that is left: the best card, how much better it is than the next ones, and how many others are as good for anybody. */
  #findOffers({ cards: { bytes } }: CourtePailleState): void {
    const { reading } = this.#sight;
    let first = -1;
    let second = -1;
    let third = -1;
    const end = MENU + bytes[MENU]!;
    for (let slot = MENU + 1; slot <= end; slot++) {
      const gain = reading.gainOf(bytes[slot]!);
      if (gain > first) {
        third = second;
        second = first;
        first = gain;
        this.#with = bytes[slot]!;
      } else if (gain > second) {
        third = second;
        second = gain;
      } else if (gain > third) third = gain;
    }
    this.#firstGain = first;
    this.#secondGain = second < 0 ? 0 : second;
    this.#thirdGain = third < 0 ? 0 : third;
    this.#wanted = 0;
    if (this.#with === NONE) return;
    const good = this.#goodOf(this.#with);
    for (let slot = MENU + 1; slot <= end; slot++)
      if (this.#wanted < WANTS - 1 && this.#goodOf(bytes[slot]!) > good) this.#wanted++;
  }

  /** What a card is good for to anybody. */
  #goodOf(card: CardId): number {
    return this.#sight.reading.chances[CASTAWAY_OF[card]!]! * VALUE_OF[card]!;
  }

  #addTake(state: CourtePailleState, card: CardId, into: Uint16Array, from: number): number {
    const { reading } = this.#sight;
    let at = from;
    into[at++] = DEED + TOOK;
    if (state.queued > state.resolved) into[at++] = BEST_LEFT + this.#bestLeft(state, card);
    reading.hold(card);
    this.#with = card;
    at = this.#addHand(state.characters, into, at);
    this.#with = NONE;
    reading.drop(card);
    return at;
  }

  /** How good the best card is that the menu has for others then. */
  #bestLeft({ cards: { bytes } }: CourtePailleState, taken: CardId): number {
    const { chances } = this.#sight.reading;
    const end = MENU + bytes[MENU]!;
    let best = 0;
    for (let slot = MENU + 1; slot <= end; slot++) {
      const card = bytes[slot]!;
      if (card === taken) continue;
      const good = chances[CASTAWAY_OF[card]!]! * VALUE_OF[card]!;
      if (good > best) best = good;
    }
    return stepOf(best, 0, 0.6, BESTS);
  }

  #addPower(state: CourtePailleState, seat: Seat, code: Code, into: Uint16Array, from: number): number {
    const kind = kindIn(code);
    const about = aboutIn(code);
    let at = from;
    if (kind >= SLEEP) {
      into[at++] = DEED + (kind === SLEEP ? SLEPT : PEEKED + unknownPeeked(state, seat, kind - PEEK, about));
      at = this.#addWeek(into, at);
      return this.#addHandAfterCoco(state, seat, kind === SLEEP ? NONE : state.chosen[seat]!, NONE, into, at);
    }
    const card = kind === LESSON ? state.cards.at(WEEK, about - 1) : about;
    const isUnknown = kind === LAND_PILE || (kind === LESSON && ((state.cards.bytes[card]! >> seat) & 1) === 0);
    const isUp = kind === LESSON && about <= state.up;
    into[at++] = DEED + (kind !== LESSON ? LANDED + kind - LAND_MENU : isUp ? REMOVED_UP : isUnknown ? REMOVED_UNKNOWN : REMOVED_KNOWN);
    const sign = kind === LESSON ? -1 : 1;
    const days = isUp ? 0 : sign;
    this.#changeWeek(state.characters, isUnknown ? NONE : card, sign, days);
    at = this.#addWeek(into, at);
    at = this.#addHandAfterCoco(state, seat, state.chosen[seat]!, kind === LAND_HAND ? card : NONE, into, at);
    this.#changeWeek(state.characters, isUnknown ? NONE : card, -sign, -days);
    return at;
  }

  #changeWeek(characters: number, card: CardId, sign: number, days: number): void {
    const { reading } = this.#sight;
    if (card === NONE) reading.unknown += sign;
    else reading.week[CASTAWAY_OF[card]!]! += sign * VALUE_OF[card]!;
    reading.rounds += days;
    this.#sight.settle(characters);
  }

  #addHandAfterCoco(
    { characters }: CourtePailleState,
    _seat: Seat,
    coco: CardId,
    landed: CardId,
    into: Uint16Array,
    from: number,
  ): number {
    this.#without_(coco, landed);
    const at = this.#addHand(characters, into, from);
    this.#back();
    return at;
  }

  /** The own hand, as it was made in thought. */
  #addHand(characters: number, into: Uint16Array, from: number): number {
    const sight = this.#sight;
    const { reading, order, count } = sight;
    let at = from;
    for (let i = 0; i <= count; i++) {
      const kind = order[i]!;
      const place = i === count ? COCO : i;
      const lead = sight.counting(kind) - reading.rival[kind]!;
      into[at++] = LEAD + place * LEADS + stepOf(lead, -10, 2, LEADS);
    }
    for (let i = 0; i < this.#size; i++) {
      const card = this.#hand[i]!;
      if (card !== this.#without && card !== this.#landed) into[at++] = HELD + this.#faceOf(card);
    }
    if (this.#with !== NONE) into[at++] = HELD + this.#faceOf(this.#with);
    into[at++] = WORTH + stepOf(reading.worth(), 0, 0.025, WORTHS);
    return this.#isLong ? this.#addFuture(characters, into, at) : at;
  }

  /** What the hand is good for in the parts to come, with these characters. */
  #addFuture(characters: number, into: Uint16Array, from: number): number {
    const { cards, points } = this.#sight.reading;
    let left = 0;
    let size = cards[COCO]!;
    let kinds = 0;
    let sum = 0;
    for (let kind = 0; kind < COCO; kind++) {
      if ((characters & (1 << kind)) === 0) continue;
      left++;
      size += cards[kind]!;
      kinds += Number(cards[kind]! > 0);
      sum += points[kind]!;
    }
    let at = from;
    into[at++] = LEFT + left;
    into[at++] = OWN_SIZE + left * SIZES + size;
    into[at++] = OWN_KINDS + left * SIZES + kinds;
    into[at++] = OWN_POINTS + stepOf(sum, 0, 4, BESTS);
    return at;
  }

  #addBanished(state: CourtePailleState, seat: Seat, character: number, into: Uint16Array, from: number): number {
    const { reading } = this.#sight;
    const characters = state.characters & ~(1 << character);
    let at = from;
    into[at++] = DEED + BANISHED;
    into[at++] = LOST + reading.cards[character]!;
    into[at++] = RIVALS_LOST + stepOf(lostBy(state, seat, character), 0, 1, SIZES + 1);
    if ((characters & (characters - 1)) === 0) {
      const last = 31 - Math.clz32(characters);
      into[at++] = FINAL_LEAD + stepOf(this.#sight.counting(last) - reading.rival[last]!, -10, 2, LEADS);
    }
    if (reading.cards[character] === state.cards.count(handOf(seat))) into[at++] = RUINED;
    return this.#addFuture(characters, into, at);
  }
}

function chanceStep(chance: number): number {
  if (chance < 0.15) return chance < 0.03 ? 0 : chance < 0.08 ? 1 : 2;
  if (chance < 0.4) return chance < 0.25 ? 3 : 4;
  return chance < 0.6 ? 5 : chance < 0.8 ? 6 : chance < 0.95 ? 7 : 8;
}

function lossStep(loss: number): number {
  return stepOf(Math.sqrt(loss < 0 ? 0 : loss), 0, 0.09, LOSSES);
}

/** By value: how likely another is to turn up at most that. Low cards are let go more easily. */
const LOWER = Float64Array.from({ length: 10 }, (_, value) => 1 - (1 - value / 9) ** 1.5);

/** How many are expected to come first: equal values do if nearer to the shark (C6). */
function playersBefore({ seats, shark, waiting, chosen }: CourtePailleState, seat: Seat, value: number): number {
  const mine = distance(seat, shark, seats);
  let before = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || (((waiting >> other) & 1) === 0 && chosen[other] === NONE)) continue;
    before += LOWER[distance(other, shark, seats) < mine ? value : value - 1]!;
  }
  return before;
}

function distance(seat: Seat, shark: Seat, seats: number): number {
  return seat < shark ? seat + seats - shark : seat - shark;
}

function behindStep(behind: number): number {
  if (behind <= 0) return 0;
  return 1 + stepOf(Math.sqrt(behind), 0, 0.05, BEHINDS - 1);
}

function profitStep(profit: number): number {
  return stepOf(profit, -0.12, 0.01, PROFITS);
}

function valueStep(card: CardId): number {
  return card >= FIRST_COCO ? 9 + VALUE_OF[card]! : VALUE_OF[card]!;
}

/** How many of the days looked at are news. */
function unknownPeeked({ cards: { bytes } }: CourtePailleState, seat: Seat, first: number, second: number): number {
  const isNews = (position: number): number => 1 & ~(bytes[bytes[WEEK + position]!]! >> seat);
  return (first > 0 ? isNews(first) : 0) + isNews(second);
}

/** How many cards of a character others are known to lose. */
function lostBy({ cards: { bytes }, seats }: CourtePailleState, seat: Seat, character: number): number {
  let lost = 0;
  for (let other = leftOf(seat, seats); other !== seat; other = leftOf(other, seats)) {
    const hand = handOf(other);
    const end = hand + bytes[hand]!;
    for (let slot = hand + 1; slot <= end; slot++) {
      const card = bytes[slot]!;
      if (CASTAWAY_OF[card] === character) lost += (bytes[card]! >> seat) & 1;
    }
  }
  return lost;
}
