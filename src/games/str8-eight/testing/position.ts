import type { Seat } from '../../../engine/seats.ts';
import { WishedChance, without, type Wishes } from '../../../engine/testing/wished-chance.ts';
import { DECK, HAND_SIZE, NAME_OF, type Card, type NumberCard, type PassCard } from '../cards.ts';
import type { Str8EightEvent } from '../events.ts';
import { str8Eight } from '../game.ts';
import { PILE, type Str8EightState } from '../state.ts';
import type { Str8EightView } from '../view.ts';
import { Table } from './table.ts';

export { moveOf, Table } from './table.ts';

/** All cards in listed order. */
export const LISTED: readonly Card[] = NAME_OF;

/** A hand from its deal on. Cards are written as a line, `-` for one that does not matter. */
interface Deal {
  /** The cards that matter, by seat. */
  readonly hands?: readonly string[];
  /** What is drawn after the hands: first the card of the first player. */
  readonly draws?: string;
  /** What is drawn after each reshuffle. */
  readonly reshuffles?: readonly string[];
}

export interface Deals {
  readonly seats: number;
  readonly dealer?: Seat;
  readonly deals?: readonly Deal[];
  readonly target?: number;
}

export interface Setup {
  /** Every seat's cards as a line: three, and one more in the phase `play`. They are filled up with any others. */
  readonly hands: readonly string[];
  readonly sequences?: readonly string[];
  /** The top is the last. */
  readonly discard?: string;
  /** The pass cards that were played. */
  readonly passed?: string;
  /** All that is left to draw, in drawing order; the cards that are nowhere else lie deep in the discard pile. */
  readonly pile?: string;
  /** The next cards to be drawn, where the pile is all that is nowhere else. */
  readonly draws?: string;
  /** What is drawn after each reshuffle to come. */
  readonly reshuffles?: readonly string[];
  /** The hands to come. */
  readonly deals?: readonly Deal[];
  /** Whoever has the turn has drawn already, unless told. */
  readonly phase?: 'draw' | 'play';
  readonly turn?: Seat;
  readonly dealer?: Seat;
  /** Which hand is played, from 1. */
  readonly number?: number;
  readonly scores?: readonly number[];
  /** Turns in a row in which no card was laid. */
  readonly barren?: number;
  readonly target?: number;
}

/** What is wished for, with a place for every card that needs one. */
interface Laid {
  readonly hands: readonly (readonly Card[])[];
  readonly sequences: readonly (readonly NumberCard[])[];
  readonly discard: readonly Card[];
  readonly passed: readonly PassCard[];
}

/** The middle of a hand, as wished. Hands are known to their players alone. */
export function position(setup: Setup): Table {
  const { hands, number = 1, reshuffles = [], deals = [] } = setup;
  const laid = laidOut(setup);
  const state = blank(hands.length, setup.target);
  const { discard, passed, sequences } = laid;
  const chance = new WishedChance<Card>({
    lot: 0,
    now: {
      pile: without(LISTED, [...discard, ...passed, ...sequences.flat()]),
      wishes: [...laid.hands.flat(), ...wishesOf(setup.pile ?? setup.draws)],
    },
    pile: () => pileOf(state),
    wishes: (hand, shuffle) => drawnIn(hand === number ? { reshuffles } : deals[hand - number - 1], shuffle, state),
  });
  str8Eight.imagine(viewOf(setup, laid), chance, state);
  if (setup.phase === 'draw' && (discard.length === 0 || state.cards.count(PILE) === 0)) {
    throw new Error('nobody chooses what to draw where a pile is empty');
  }
  return new Table(state, chance, []);
}

/** A match from its first deal on, with the cards that matter where they matter. */
export function dealt({ seats, dealer = 0, deals = [], target }: Deals): Table {
  const state = blank(seats, target);
  const chance = new WishedChance<Card>({
    lot: dealer,
    now: { pile: [], wishes: [] },
    pile: () => pileOf(state),
    wishes: (hand, shuffle) => drawnIn(deals[hand - 1], shuffle, state),
  });
  const events: Str8EightEvent[] = [];
  str8Eight.start(state, chance, (event) => events.push(event));
  return new Table(state, chance, events);
}

export function cardsOf(line = ''): Card[] {
  return wishesOf(line).filter((card) => card !== null);
}

function wishesOf(line = ''): (Card | null)[] {
  const words = line.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const face = DECK.face(word);
    if (face === undefined && word !== '-') throw new Error(`"${word}" is no card`);
    return face === undefined ? null : DECK.names[face]!;
  });
}

function blank(seats: number, target = str8Eight.options.target.byDefault(seats)): Str8EightState {
  return str8Eight.blank(seats, { target });
}

function pileOf({ cards }: Str8EightState): Card[] {
  return cards.names(PILE).toReversed();
}

function drawnIn(deal: Deal | undefined, shuffle: number, { seats }: Str8EightState): Wishes<Card> {
  if (deal === undefined) return [];
  const { hands = [], draws, reshuffles = [] } = deal;
  if (shuffle > 0) return wishesOf(reshuffles[shuffle - 1]);
  const dealing = Array.from({ length: seats }, (_, seat) => {
    const cards = wishesOf(hands[seat]);
    return Array.from({ length: HAND_SIZE }, (_card, i) => cards[i] ?? null);
  });
  return [...dealing.flat(), ...wishesOf(draws)];
}

/** The cards that have no place yet; first those that the test has no wish for. */
function spareOf({ hands, sequences = [], discard, passed, pile, draws, reshuffles = [] }: Setup): Card[] {
  const placed = [...hands, ...sequences, discard, passed, pile, draws].flatMap((line) => cardsOf(line));
  const rest = without(LISTED, placed);
  const wished = new Set(reshuffles.flatMap((line) => cardsOf(line)));
  return [...rest.filter((card) => !wished.has(card)), ...rest.filter((card) => wished.has(card))];
}

function laidOut(setup: Setup): Laid {
  const { turn = 0, phase = 'play' } = setup;
  const spare = spareOf(setup);
  const hands = setup.hands.map((line, seat) => {
    const size = HAND_SIZE + Number(seat === turn && phase === 'play');
    const cards = cardsOf(line);
    if (cards.length > size) throw new Error(`seat ${seat} holds ${size} cards`);
    return [...cards, ...spare.splice(0, size - cards.length)];
  });
  return {
    hands,
    sequences: setup.hands.map((_, seat) => cardsOf(setup.sequences?.[seat]) as NumberCard[]),
    discard: [...(setup.pile === undefined ? [] : spare), ...cardsOf(setup.discard)],
    passed: cardsOf(setup.passed) as PassCard[],
  };
}

function viewOf(setup: Setup, { hands, sequences, discard, passed }: Laid): Str8EightView {
  const { number = 1, turn = 0, dealer = hands.length - 1, phase = 'play', barren = 0, scores = [] } = setup;
  return {
    viewer: 'watcher',
    hand: number,
    dealer,
    phase,
    turn,
    pile: LISTED.length - [...hands.flat(), ...sequences.flat(), ...discard, ...passed].length,
    discard,
    passed,
    barren,
    // hidden, so that they are dealt when the position is imagined, each to be known to its player
    seats: hands.map((hand, seat) => ({
      hand: hand.map(() => null),
      sequence: sequences[seat]!,
      score: scores[seat] ?? 0,
    })),
  };
}
