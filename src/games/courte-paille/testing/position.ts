import type { Seat } from '../../../engine/seats.ts';
import { WishedChance, without, type Wishes } from '../../../engine/testing/wished-chance.ts';
import {
  CASTAWAY_OF,
  DECK,
  HAND_SIZE,
  MENU_SIZE,
  NAME_OF,
  VALUE_OF,
  type Card,
  type Castaway,
  type Character,
} from '../cards.ts';
import { CASTAWAYS, CHARACTERS, WEEK_SIZE } from '../faces.ts';
import type { CourtePailleEvent } from '../events.ts';
import { courtePaille } from '../game.ts';
import type { CourtePailleOptions, Form } from '../options.ts';
import { PILE, type CourtePailleState } from '../state.ts';
import type { CourtePailleSeat, CourtePailleView } from '../view.ts';
import { Table } from './table.ts';

export { moveOf, Table } from './table.ts';

/** All cards in listed order. */
export const LISTED: readonly Card[] = NAME_OF;

/** The week of a test that does not care. */
const ANY_WEEK = 3;

interface Agreed {
  readonly form?: Form;
  readonly cocoMaySleep?: boolean;
  /** The version; the newest unless told. */
  readonly rules?: number;
}

export interface Setup extends Agreed {
  /** Every seat's cards, at most five; a seat without any is out. */
  readonly hands: readonly (readonly Card[])[];
  /** From left to right; some cards that are nowhere else unless told. */
  readonly week?: readonly Card[];
  /** How many of the week lie face up: one, unless told. */
  readonly up?: number;
  /** Some cards that are nowhere else unless told. */
  readonly menu?: readonly Card[];
  /** The last cards discarded, the very last at the end. */
  readonly discard?: readonly Card[];
  /** All that is left to draw, in drawing order; the cards that are nowhere else lie deep in the discard pile. */
  readonly pile?: readonly Card[];
  /** The next cards to be drawn, where the pile is all that is nowhere else. */
  readonly draws?: Wishes<Card>;
  /** What is drawn after each reshuffle to come. */
  readonly reshuffles?: readonly Wishes<Card>[];
  /** What is drawn from the beginning of each part to come: the winner's new cards, the week, the menu. */
  readonly parts?: readonly Wishes<Card>[];
  readonly shark?: Seat;
  /** Those still in the game; each that left has ended a part. */
  readonly characters?: readonly Character[];
  /** The parts that each seat has won. */
  readonly won?: readonly number[];
  readonly asleep?: readonly Card[];
}

export interface Deal extends Agreed {
  readonly seats: number;
  readonly shark?: Seat;
  /** The cards that matter, by seat. */
  readonly hands?: readonly (readonly Card[])[];
  readonly week?: readonly Card[];
  readonly menu?: readonly Card[];
  readonly draws?: Wishes<Card>;
}

export interface LastRound extends Omit<Setup, 'up' | 'menu' | 'pile' | 'draws'> {
  readonly week: readonly Card[];
}

/** Where the cards lie that need not be told. */
interface Laid {
  readonly week: readonly Card[];
  readonly menu: readonly Card[];
  readonly discard: readonly Card[];
}

/** The middle of a match, as wished, when everybody is about to choose. */
export function position(setup: Setup): Table {
  const whole = { ...setup, ...laidOut(setup) };
  const state = courtePaille.blank(setup.hands.length, optionsOf(setup), setup.rules);
  const chance = chanceOf(whole, state);
  courtePaille.imagine(viewOf(whole), chance, state);
  return new Table(state, chance, []);
}

/** A match from its first deal on, with the cards that matter where they matter. */
export function dealt(deal: Deal): Table {
  const { seats, shark = 0, hands = [], week = [], menu = [], draws = [] } = deal;
  const state = courtePaille.blank(seats, optionsOf(deal), deal.rules);
  const dealing = [
    ...Array.from({ length: seats }, (_, seat) => filledUp(hands[seat] ?? [], HAND_SIZE)).flat(),
    ...filledUp(week, WEEK_SIZE),
    ...filledUp(menu, MENU_SIZE),
    ...draws,
  ];
  const chance = new WishedChance<Card>({
    lot: shark,
    now: { pile: [], wishes: [] },
    pile: () => pileOf(state),
    wishes: (part, shuffle) => (part === 1 && shuffle === 0 ? dealing : []),
  });
  const events: CourtePailleEvent[] = [];
  courtePaille.start(state, chance, (event) => events.push(event));
  return new Table(state, chance, events);
}

/**
 * A part after its last round, in which everybody drew the last card of the hand that is told; so hands and week are
 * what they are to be scored with.
 */
export function lastRound(setup: LastRound): Table {
  const { hands, week, shark = 0 } = setup;
  const spare = spareOf(setup).filter((card) => !card.startsWith('coco'));
  const played = hands.map((hand) => (hand.length === 0 ? null : spare.shift()!));
  const table = position({
    ...setup,
    hands: hands.map((hand, seat) => (hand.length === 0 ? [] : [...hand.slice(0, -1), played[seat]!])),
    up: week.length - 1,
    menu: [],
    draws: inOrder(played, shark).map((seat) => hands[seat]!.at(-1)!),
  });
  table.choose(...played);
  return table;
}

/** The seats in the order in which their cards are resolved (C6). */
function inOrder(played: readonly (Card | null)[], shark: Seat): Seat[] {
  const seats = [...played.keys()].filter((seat) => played[seat] !== null);
  const place = (seat: Seat): number =>
    VALUE_OF[DECK.face(played[seat]!)!]! * played.length + ((seat - shark + played.length) % played.length);
  return seats.sort((a, b) => place(a) - place(b));
}

function optionsOf({ form = 'single', cocoMaySleep = false }: Agreed): CourtePailleOptions {
  return { form, 'coco-may-sleep': cocoMaySleep };
}

function filledUp(cards: readonly Card[], size: number): Wishes<Card> {
  return Array.from({ length: size }, (_, i) => cards[i] ?? null);
}

function pileOf({ cards }: CourtePailleState): Card[] {
  return cards.names(PILE).toReversed();
}

function inGame({ characters = CHARACTERS }: Setup): Card[] {
  const castaways = new Set<Castaway>([...characters, 'coco']);
  return LISTED.filter((_, card) => castaways.has(CASTAWAYS[CASTAWAY_OF[card]!]!));
}

/** The cards that have no place yet; first those that the test has no wish for. */
function spareOf(setup: Setup): Card[] {
  const { hands, week = [], menu = [], discard = [], pile = [], draws = [], reshuffles = [], parts = [] } = setup;
  const rest = without(inGame(setup), [...hands.flat(), ...week, ...menu, ...discard, ...pile, ...draws]);
  const wished = new Set([...reshuffles.flat(), ...parts.flat()]);
  return [...rest.filter((card) => !wished.has(card)), ...rest.filter((card) => wished.has(card))];
}

function laidOut(setup: Setup): Laid {
  const spare = spareOf(setup);
  const week = setup.week ?? spare.splice(0, ANY_WEEK);
  const menu = setup.menu ?? spare.splice(0, MENU_SIZE);
  return { week, menu, discard: [...(setup.pile === undefined ? [] : spare), ...(setup.discard ?? [])] };
}

function partOf({ characters = CHARACTERS }: Setup): number {
  return 1 + CHARACTERS.length - characters.length;
}

function viewOf(setup: Setup & Laid): CourtePailleView {
  const { hands, week, menu, discard, shark = 0, up = 1, characters = CHARACTERS } = setup;
  return {
    viewer: 'watcher',
    part: partOf(setup),
    phase: 'choose',
    shark,
    characters,
    week: week.map((card, i) => ({ card: i < up ? card : null, up: i < up })),
    menu,
    discard,
    pile: pileBefore(setup).length - hiddenIn(setup).length,
    seats: hands.map((hand, seat) => seatOf(setup, hand, setup.won?.[seat] ?? 0)),
  };
}

/** Hands are hidden: they are dealt when the position is imagined, and so known to their players alone. */
function seatOf({ asleep = [] }: Setup, hand: readonly Card[], score: number): CourtePailleSeat {
  const sleepers = hand.filter((card) => asleep.includes(card));
  return {
    hand: hand.map((_, i) => sleepers[i] ?? null),
    ...(sleepers.length > 0 && { asleep: sleepers }),
    score,
    ...(hand.length === 0 && { out: true }),
  };
}

/** What everybody sees is put down; the hidden cards are drawn from the rest, in this order. */
function hiddenIn({ hands, week, up = 1, asleep = [] }: Setup & Laid): Card[] {
  return [...hands.flat().filter((card) => !asleep.includes(card)), ...week.slice(up)];
}

function pileBefore(setup: Setup & Laid): Card[] {
  const { week, menu, discard, up = 1, asleep = [] } = setup;
  return without(inGame(setup), [...week.slice(0, up), ...menu, ...discard, ...asleep]);
}

function chanceOf(setup: Setup & Laid, state: CourtePailleState): WishedChance<Card> {
  const { pile, draws = [], reshuffles = [], parts = [] } = setup;
  const now = partOf(setup);
  return new WishedChance<Card>({
    lot: 0,
    now: { pile: pileBefore(setup), wishes: [...hiddenIn(setup), ...(pile ?? draws)] },
    pile: () => pileOf(state),
    wishes: (part, shuffle) => (part === now ? reshuffles[shuffle - 1] : parts[part - now - 1]) ?? [],
  });
}
