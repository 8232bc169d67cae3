import { FastChance } from '../../src/engine/chance/fast.ts';
import type { AnyGame, Code, Position } from '../../src/engine/game.ts';
import type { Options } from '../../src/engine/options.ts';
import { firstOf, has, seatsIn, type Seat } from '../../src/engine/seats.ts';
import { Asker, type Bot } from '../../src/bots/bot.ts';
import type { Features } from '../../src/bots/network/features.ts';
import type { Learner } from './learner.ts';

export interface Course {
  readonly game: AnyGame;
  readonly features: Features;
  readonly teacher: Bot;
  /** Tables to play at, in turn. */
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
  readonly matches: number;
  readonly lambda: number;
  readonly rate: readonly [number, number];
  readonly whim: readonly [number, number];
  readonly taught: readonly [number, number];
  readonly seed: number;
  /** Plays for those who learn less and less often in so many of the matches from the first on, and later against them as often as the teacher. */
  readonly tutor?: (state: Position, seat: Seat, moves: Uint16Array, count: number) => Code;
  readonly tutored?: number;
  readonly teaches?: number;
  /** So many of the matches begin with scores as in the middle of one. */
  readonly ahead?: number;
  /** How much of the trace is left where a round ends; for the rest stands what the judge says, or else what the next decision was worth. */
  readonly cut?: number;
  readonly judge?: (state: Position, chances: Float64Array) => void;
}

/** One decision of so many is also looked at by somebody else. */
const ONLOOKER = 3;
/** Room for the decisions of one match. */
const MOST_DECISIONS = 20_000;
const MOST_FEATURES = 3_000_000;
/** Who knows nothing yet may never come to an end. */
const MOST_MOVES = 12_000;

/** Plays against itself, and learns after each match from what came of it. */
export class SelfPlay {
  readonly #course: Course;
  readonly #learner: Learner;
  readonly #luck: FastChance;
  readonly #chance: FastChance;
  readonly #tables: { readonly state: Position; readonly asker: Asker }[];
  readonly #moves: Uint16Array;
  readonly #desk: Uint16Array;
  readonly #features = new Uint16Array(MOST_FEATURES);
  readonly #begins = new Uint32Array(MOST_DECISIONS + 1);
  readonly #seats = new Uint8Array(MOST_DECISIONS);
  readonly #rounds = new Uint16Array(MOST_DECISIONS);
  readonly #values = new Float64Array(MOST_DECISIONS);
  #decisions = 0;
  #played = 0;
  #byTutor = 0;
  /** By round: everybody's chances at its end. */
  readonly #judged: Float64Array[] = [];
  total = 0;
  squares = 0;

  constructor(course: Course, learner: Learner) {
    const { game, features, seed, tables } = course;
    this.#course = course;
    this.#learner = learner;
    this.#luck = new FastChance(seedOf(seed, 1));
    this.#chance = new FastChance(seedOf(seed, 2));
    this.#tables = tables.map(({ seats, options }) => {
      const state = game.blank(seats, options);
      return { state, asker: new Asker(game, state) };
    });
    this.#moves = new Uint16Array(game.mostMoves);
    this.#desk = new Uint16Array(features.most);
  }

  play(): void {
    const { game, matches, taught, whim, rate } = this.#course;
    const done = this.#played / matches;
    const at = ([from, to]: readonly [number, number]): number => from + (to - from) * done;
    this.#byTutor = 1 - done / (this.#course.tutored ?? 0);
    const { state, asker } = this.#tables[this.#played % this.#tables.length]!;
    this.#chance.reseed(seedOf(this.#course.seed, 3 + this.#played++));
    this.#decisions = 0;
    const pupils = this.#pupils(state.seats, at(taught));
    game.start(state, this.#chance);
    if (this.#luck.below(65536) / 65536 < (this.#course.ahead ?? 0)) this.#advance(state);
    const byTutor = this.#course.tutor !== undefined && this.#luck.below(65536) / 65536 >= (this.#course.teaches ?? 1);
    let made = 0;
    for (let waiting = game.waitingFor(state); waiting !== 0; waiting = game.waitingFor(state)) {
      if (made++ === MOST_MOVES) return;
      const seat = firstOf(waiting);
      const other = this.#luck.below(state.seats * ONLOOKER);
      if (other < state.seats && other !== seat && has(pupils, other)) this.#lookOn(state, other);
      const code = has(pupils, seat)
        ? this.#decide(state, seat, at(whim))
        : byTutor
          ? this.#course.tutor!(state, seat, this.#moves, game.moves(state, seat, this.#moves))
          : asker.ask(this.#course.teacher, seat, this.#luck);
      const round = roundOf(state);
      game.play(state, seat, code, this.#chance);
      if (roundOf(state) !== round && this.#course.judge !== undefined) {
        const chances = new Float64Array(state.seats);
        this.#course.judge(state, chances);
        this.#judged[round] = chances;
      }
    }
    this.#learn(state, at(rate));
  }

  /** Scores as they may stand in the middle of a match. */
  #advance(state: Position): void {
    const { scores, options } = state as unknown as { scores: Int32Array; options: { target: number } };
    const { target } = options;
    const from = this.#luck.below(target);
    const spread = 120 + this.#luck.below(150);
    for (let seat = 0; seat < state.seats; seat++) {
      scores[seat] = Math.min(target - 1, from + this.#luck.below(2 * spread) - spread);
    }
  }

  /** Which seats are played by the one that learns: all, or some. */
  #pupils(seats: number, taught: number): number {
    if (this.#luck.below(65536) / 65536 >= taught) return (1 << seats) - 1;
    let set = 1 << this.#luck.below(seats);
    for (let seat = 0; seat < seats; seat++) if (this.#luck.below(2) === 0 && seats > 2) set |= 1 << seat;
    return set;
  }

  #decide(state: Position, seat: Seat, whim: number): Code {
    const { game, features } = this.#course;
    const count = game.moves(state, seat, this.#moves);
    const desk = this.#desk;
    const learner = this.#learner;
    const common = features.look(state, seat, desk);
    learner.begin(desk, common);
    const isWhim = count > 1 && this.#luck.below(65536) / 65536 < whim;
    let best = 0;
    let most = -Infinity;
    let chosen = isWhim ? this.#luck.below(count) : -1;
    for (let i = 0; i < count; i++) {
      const end = features.add(state, seat, this.#moves[i]!, desk, common);
      const value = learner.look(desk, common, end);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    if (chosen < 0) {
      chosen = best;
      if (this.#byTutor > 0 && this.#luck.below(65536) / 65536 < this.#byTutor) {
        chosen = this.#moves.indexOf(this.#course.tutor!(state, seat, this.#moves, count));
      }
    }
    const end = features.add(state, seat, this.#moves[chosen]!, desk, common);
    this.#keep(seat, end, learner.look(desk, common, end), roundOf(state));
    return this.#moves[chosen]!;
  }

  /** Somebody else looks on: what a position is worth to whoever is not to move. */
  #lookOn(state: Position, seat: Seat): void {
    const { features } = this.#course;
    const common = features.look(state, seat, this.#desk);
    const end = features.rest(state, seat, this.#desk, common);
    this.#learner.begin(this.#desk, common);
    this.#keep(seat, end, this.#learner.look(this.#desk, common, end), roundOf(state));
  }

  #keep(seat: Seat, end: number, logit: number, round: number): void {
    const at = this.#decisions++;
    const begin = this.#begins[at]!;
    for (let i = 0; i < end; i++) this.#features[begin + i] = this.#desk[i]!;
    this.#begins[at + 1] = begin + end;
    this.#seats[at] = seat;
    this.#rounds[at] = round;
    this.#values[at] = 1 / (1 + Math.exp(-logit));
  }

  /** From the last decision back to the first, so that each learns from what the next one was worth. */
  #learn(state: Position, rate: number): void {
    const winners = this.#course.game.winners(state);
    const share = 1 / seatsIn(winners).length;
    const { lambda, cut = 1 } = this.#course;
    const next = new Float64Array(state.seats);
    const rounds = new Int32Array(state.seats).fill(-1);
    const goals = Float64Array.from({ length: state.seats }, (_, seat) => (has(winners, seat) ? share : 0));
    for (let at = this.#decisions - 1; at >= 0; at--) {
      const seat = this.#seats[at]!;
      if (rounds[seat] !== this.#rounds[at] && rounds[seat]! >= 0)
        goals[seat] = cut * goals[seat]! + (1 - cut) * (this.#judged[this.#rounds[at]!]?.[seat] ?? next[seat]!);
      rounds[seat] = this.#rounds[at]!;
      next[seat] = this.#values[at]!;
      const error = this.#learner.learn(this.#features, this.#begins[at]!, this.#begins[at + 1]!, goals[seat]!, rate);
      goals[seat] = lambda * goals[seat]! + (1 - lambda) * this.#values[at]!;
      this.squares += error * error;
    }
    this.total += this.#decisions;
  }
}

/** Hands, where a game has them. */
function roundOf(state: Position): number {
  return (state as unknown as { hand?: number }).hand ?? 0;
}

function seedOf(seed: number, number: number): Uint8Array {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, seed);
  view.setUint32(4, number);
  return bytes;
}
