import type { Cards } from './cards.ts';
import type { Chance } from './chance/chance.ts';
import type { Options, OptionTable } from './options.ts';
import type { Seat, SeatSet, Viewer } from './seats.ts';

/** A move as a small integer; each game owns its encoding. */
export type Code = number;

/** Anything that happened, in the past tense. */
export interface GameEvent {
  readonly type: string;
}

/** The one door for facts. A search passes none, and then no event is even built. */
export type Tell<Event> = (event: Event) => void;

/** Why a move is not allowed: the clause of the rules, and what it is about. */
export interface Refusal {
  readonly clause: string;
  readonly about?: Readonly<Record<string, number | string>>;
}

/** What a screen may show of a move before it is made. It knows no more than the seat does. */
export type Preview = Readonly<Record<string, number | string | boolean>>;

/** Something that a seat could touch now, with all it might be asked to do, allowed or not. */
export interface Thing<Move> {
  readonly thing: string;
  readonly moves: readonly Move[];
}

/** A piece of play that is about as long in every match of a game. */
export interface Unit {
  readonly name: string;
  /** What it is in a sentence, where the name alone says too little. */
  readonly says?: string;
  /** Whether such a decision stands for one: a card may take two to be resolved. */
  isOne(code: Code): boolean;
}

/** What the engine needs to see of a game's state. */
export interface Position {
  readonly seats: number;
  readonly options: Options;
  readonly cards: Cards;
  /** By card, where a game has that: who knows in whose hand it was before one of that hand was put down unseen. */
  readonly traced?: Uint8Array;
}

/**
 * A game: one mutable state with two faces. The fast face speaks integers and does not allocate, for bots and
 * simulation; the kind face speaks moves, reasons and views, for people. The same rules serve both.
 */
export interface Game<State extends Position, Move, Event extends GameEvent, View, Opts extends Options> {
  readonly id: string;
  /** The letter that its clauses begin with: `S10`. */
  readonly clauses: string;
  /** The version of the rules that a record names: a changed deck or ruling is a new one. All before it can be played on: `versions.ts`. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<Opts>;
  /** The most legal moves there can be at once. */
  readonly mostMoves: number;
  /** What its speed is counted in. */
  readonly unit: Unit;
  /** Every move there is a notation for, legal or not: what the laws try. */
  readonly allMoves: readonly Move[];

  // The fast face.
  /** Room for a match of this table: for `start`, `copy` and `imagine` to fill, as often as you like. By these rules, if not by earlier ones. */
  blank(seats: number, options: Opts, rules?: number): State;
  start(state: State, chance: Chance, tell?: Tell<Event>): void;
  /** One seat: a turn; several: a secret choice; none: over. */
  waitingFor(state: State): SeatSet;
  /** Writes the seat's legal moves, without repeats, and answers how many: none for a seat that has nothing to decide. */
  moves(state: State, seat: Seat, into: Uint16Array): number;
  /** Trusts its caller: the move must be legal. */
  play(state: State, seat: Seat, code: Code, chance: Chance, tell?: Tell<Event>): void;
  scores(state: State): number[];
  /** Not always the highest score. */
  winners(state: State): SeatSet;
  copy(from: State, to: State): void;

  // The kind face.
  encode(move: Move): Code;
  decode(code: Code): Move;
  parse(text: string): Move | undefined;
  format(move: Move): string;
  things(state: State, seat: Seat): Thing<Move>[];
  /** Trusts its caller: the move must be legal. */
  preview(state: State, seat: Seat, move: Move): Preview;
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  /** All that this viewer may know, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer may see it, or nothing. */
  project(event: Event, viewer: Viewer): Event | undefined;
  /** One world, of all that agree with the view each equally likely. */
  imagine(view: View, chance: Chance, into: State): void;
}

/** Any game at all, for what works with every one. */
export type AnyGame = Game<Position, unknown, GameEvent, unknown, Options>;

/** What can be told of a game without its rules: a page that offers it loads no more. */
export type GameAbout = Pick<AnyGame, 'id' | 'clauses' | 'rules' | 'seats' | 'options'>;
