import type { Refusal } from '../../../engine/game.ts';
import type { Seat, Viewer } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import type { StrawEvent } from '../events.ts';
import { straw } from '../game.ts';
import type { StrawMove } from '../moves.ts';
import type { Ending } from '../options.ts';
import type { Direction, StrawState } from '../state.ts';
import type { StrawView } from '../view.ts';
import { LISTED, WishedChance, without, type Wishes } from './wished-chance.ts';

const HAND_SIZE = 4;

export interface Setup {
  /** Every seat's cards, at most four. */
  readonly hands: readonly (readonly Card[])[];
  /** Whose turn it is: somebody who can play. */
  readonly turn?: Seat;
  readonly total?: number;
  /** The last cards played. Their weights need not add up to the total. */
  readonly camel?: readonly Card[];
  /** All that is left to draw, in drawing order; the cards that are nowhere else lie deep in the camel's load. */
  readonly pile?: readonly Card[];
  /** The next cards to be drawn, where the pile is all that is nowhere else. */
  readonly draws?: readonly Card[];
  readonly direction?: Direction;
  readonly round?: number;
  readonly dealer?: Seat;
  readonly scores?: readonly number[];
  readonly passed?: readonly ('empty' | 'loaded' | undefined)[];
  readonly ending?: Ending;
}

export interface Deals {
  readonly seats: number;
  readonly dealer?: Seat;
  /** For each round the hands that matter, by seat, and the cards drawn after them. */
  readonly rounds?: readonly { readonly hands?: readonly (readonly Card[])[]; readonly draws?: readonly Card[] }[];
  readonly ending?: Ending;
}

/** The middle of a round, as wished. */
export function position(setup: Setup): Table {
  const { hands, ending = 'each-deals-once', dealer = 0 } = setup;
  if (hands.some((hand) => hand.length > HAND_SIZE)) throw new Error('a hand holds four cards');
  const camel = camelOf(setup);
  const pile = without(LISTED, [...hands.flat(), ...camel]);
  const chance = new WishedChance(dealer, [], { pile, wishes: setup.pile ?? setup.draws ?? [] });
  const state = straw.blank(hands.length, { ending });
  straw.imagine(viewOf(setup, camel, pile.length), chance, state);
  return new Table(state, chance, []);
}

/** A match from its first deal on, with the cards that matter where they matter. */
export function dealt({ seats, dealer = 0, rounds = [], ending = 'each-deals-once' }: Deals): Table {
  const wishes = rounds.map(({ hands = [], draws = [] }) => [...dealOrder(seats, hands), ...draws]);
  const chance = new WishedChance(dealer, wishes, { pile: [], wishes: [] });
  const state = straw.blank(seats, { ending });
  const events: StrawEvent[] = [];
  straw.start(state, chance, (event) => events.push(event));
  return new Table(state, chance, events);
}

export class Table {
  readonly state: StrawState;
  /** All that has been told so far. */
  readonly events: StrawEvent[];
  readonly #chance: WishedChance;

  constructor(state: StrawState, chance: WishedChance, events: StrawEvent[]) {
    this.state = state;
    this.events = events;
    this.#chance = chance;
  }

  /** Whoever has the turn makes this move; says what happened. */
  plays(text: string): StrawEvent[] {
    const refusal = this.refusal(text);
    if (refusal !== undefined) throw new Error(`${text} is refused by ${refusal.clause}`);
    const told: StrawEvent[] = [];
    straw.play(this.state, this.turn, straw.encode(moveOf(text)), this.#chance, (event) => told.push(event));
    this.events.push(...told);
    return told;
  }

  refusal(text: string, seat: Seat = this.state.turn): Refusal | undefined {
    return straw.refuse(this.state, seat, moveOf(text));
  }

  /** What may be played now, in the order of the deck. */
  legal(): string[] {
    const codes = new Uint16Array(straw.mostMoves);
    const count = straw.moves(this.state, this.turn, codes);
    return Array.from(codes.subarray(0, count).sort(), (code) => straw.format(straw.decode(code)));
  }

  told<Type extends StrawEvent['type']>(type: Type): Extract<StrawEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<StrawEvent, { type: Type }> => event.type === type);
  }

  hand(seat: Seat): readonly (Card | null)[] {
    return this.view(seat).seats[seat]!.hand;
  }

  view(viewer: Viewer): StrawView {
    return straw.view(this.state, viewer);
  }

  get turn(): Seat {
    const { turn } = this.view('watcher');
    if (turn === undefined) throw new Error('the match is over');
    return turn;
  }

  get total(): number {
    return this.view('watcher').total;
  }

  get direction(): Direction {
    return this.view('watcher').direction;
  }

  get pile(): number {
    return this.view('watcher').pile;
  }

  get scores(): number[] {
    return straw.scores(this.state);
  }

  /** Nobody while the match goes on. */
  get winners(): readonly Seat[] | undefined {
    return this.view('watcher').winners;
  }
}

export function moveOf(text: string): StrawMove {
  const move = straw.parse(text);
  if (move === undefined) throw new Error(`"${text}" is no move`);
  return move;
}

function camelOf({ hands, total, camel, pile }: Setup): Card[] {
  const spare = without(LISTED, [...hands.flat(), ...(camel ?? []), ...(pile ?? [])]);
  const top = camel ?? (total === undefined && pile === undefined ? [] : spare.splice(0, 1));
  // the straw at the very bottom, where no copy reaches it
  return [...(pile === undefined ? [] : spare.toReversed()), ...top];
}

function viewOf(setup: Setup, camel: readonly Card[], pile: number): StrawView {
  const { hands, total = 0, turn = 0, direction = 1, round = 1, dealer = 0, scores = [], passed = [] } = setup;
  return {
    viewer: 'watcher',
    round,
    dealer,
    direction,
    turn,
    total,
    camel: camel.map((card) => ({ seat: dealer, card, total })),
    pile,
    seats: hands.map((hand, seat) => ({ hand, score: scores[seat] ?? 0, ...passedOn(passed[seat]) })),
  };
}

function passedOn(passed: 'empty' | 'loaded' | undefined): { passed?: 'empty' | 'loaded' } {
  return passed === undefined ? {} : { passed };
}

function dealOrder(seats: number, hands: readonly (readonly Card[])[]): Wishes {
  return Array.from({ length: seats * HAND_SIZE }, (_, i) => hands[Math.floor(i / HAND_SIZE)]?.[i % HAND_SIZE] ?? null);
}
