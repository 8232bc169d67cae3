import { utf8ToBytes } from '@noble/hashes/utils.js';
import { SEED_BYTES } from '../../src/engine/chance/chance.ts';
import { FastChance } from '../../src/engine/chance/fast.ts';
import type { AnyGame, Code, Position } from '../../src/engine/game.ts';
import type { Options } from '../../src/engine/options.ts';
import { firstOf, has, seatsIn, type Seat } from '../../src/engine/seats.ts';
import { Asker, type Bot } from '../../src/bots/bot.ts';
import { exp } from '../../src/bots/network/exact.ts';
import type { Guide } from '../../src/bots/search/guide.ts';
import type { Features } from '../../src/bots/network/features.ts';
import type { Learner } from './learner.ts';
import type { Lesson, Range } from './lesson.ts';

/** A lesson with all that it takes. */
export interface Course extends Omit<Lesson, 'game' | 'tables'> {
  readonly game: AnyGame;
  readonly features: Features;
  readonly teacher: Bot;
  readonly roundOf: Guide['roundOf'];
  /** What the scores say of everybody's chances when a round has ended. */
  readonly judge: Guide['judge'];
  readonly tables: readonly { readonly seats: number; readonly options: Options }[];
}

/** One decision of so many is also looked at by somebody else. */
const ONLOOKER = 3;
const FIRST_MATCH = 3;
/** Room for the decisions of one match. */
const MOST_DECISIONS = 20_000;
const MOST_FEATURES = 3_000_000;
/** Who knows nothing yet may never come to an end: such a match teaches nothing. */
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
  readonly #values = new Float64Array(MOST_DECISIONS);
  readonly #rounds = new Uint16Array(MOST_DECISIONS);
  /** By round that has ended: everybody's chances then. In short numbers, as a judge's last bits may differ between machines. */
  readonly #judged: Float32Array[] = [];
  readonly #chances: Float64Array;
  #round = 0;
  #decisions = 0;
  #played = 0;

  constructor(course: Course, learner: Learner) {
    const { game, features, name, tables } = course;
    this.#course = course;
    this.#learner = learner;
    this.#luck = new FastChance(seedOf(name, 1));
    this.#chance = new FastChance(seedOf(name, 2));
    this.#tables = tables.map(({ seats, options }) => {
      const state = game.blank(seats, options);
      return { state, asker: new Asker(game, state) };
    });
    this.#chances = new Float64Array(game.seats.max);
    this.#moves = new Uint16Array(game.mostMoves);
    this.#desk = new Uint16Array(features.most);
  }

  play(): void {
    const { game, name, matches, taught, whim, rate } = this.#course;
    const done = this.#played / matches;
    const at = ([from, to]: Range): number => from + (to - from) * done;
    const { state, asker } = this.#tables[this.#played % this.#tables.length]!;
    this.#chance.reseed(seedOf(name, FIRST_MATCH + this.#played++));
    this.#decisions = 0;
    this.#round = 0;
    const pupils = this.#pupils(state.seats, at(taught));
    game.start(state, this.#chance);
    let made = 0;
    for (let waiting = game.waitingFor(state); waiting !== 0; waiting = game.waitingFor(state)) {
      if (made++ === MOST_MOVES) return;
      const seat = firstOf(waiting);
      const other = this.#luck.below(state.seats * ONLOOKER);
      if (other < state.seats && other !== seat && has(pupils, other)) this.#lookOn(state, other);
      const code = has(pupils, seat)
        ? this.#decide(state, seat, at(whim))
        : asker.ask(this.#course.teacher, seat, this.#luck);
      const round = this.#course.roundOf(state);
      game.play(state, seat, code, this.#chance);
      if (this.#course.byRounds && this.#course.roundOf(state) !== round) this.#endRound(state);
    }
    this.#learn(state, at(rate));
  }

  #endRound(state: Position): void {
    this.#course.judge(state, this.#chances);
    const judged = (this.#judged[this.#round++] ??= new Float32Array(this.#chances.length));
    judged.set(this.#chances);
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
      const logit = learner.look(desk, common, end);
      if (logit <= most) continue;
      most = logit;
      best = i;
    }
    if (chosen < 0) chosen = best;
    this.#keep(seat, features.add(state, seat, this.#moves[chosen]!, desk, common), most);
    return this.#moves[chosen]!;
  }

  /** Somebody else looks on: what a position is worth to whoever is not to move. */
  #lookOn(state: Position, seat: Seat): void {
    const { features } = this.#course;
    const common = features.look(state, seat, this.#desk);
    const end = features.rest(state, seat, this.#desk, common);
    this.#learner.begin(this.#desk, common);
    this.#keep(seat, end, this.#learner.look(this.#desk, common, end));
  }

  #keep(seat: Seat, end: number, logit: number): void {
    const at = this.#decisions++;
    const begin = this.#begins[at]!;
    for (let i = 0; i < end; i++) this.#features[begin + i] = this.#desk[i]!;
    this.#begins[at + 1] = begin + end;
    this.#seats[at] = seat;
    this.#rounds[at] = this.#round;
    this.#values[at] = 1 / (1 + exp(-logit));
  }

  /** From the last decision back to the first, so that each learns from what the next one was worth. */
  #learn(state: Position, rate: number): void {
    const winners = this.#course.game.winners(state);
    const share = 1 / seatsIn(winners).length;
    const { lambda } = this.#course;
    const goals = Float64Array.from({ length: state.seats }, (_, seat) => (has(winners, seat) ? share : 0));
    let round = this.#round;
    for (let at = this.#decisions - 1; at >= 0; at--) {
      const seat = this.#seats[at]!;
      if (this.#rounds[at] !== round) {
        round = this.#rounds[at]!;
        goals.set(this.#judged[round]!.subarray(0, state.seats));
      }
      this.#learner.learn(this.#features, this.#begins[at]!, this.#begins[at + 1]!, goals[seat]!, rate);
      goals[seat] = lambda * goals[seat]! + (1 - lambda) * this.#values[at]!;
    }
  }
}

/** A seed of its own for each number of each lesson. */
export function seedOf(name: string, number: number): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES);
  utf8ToBytes(name).forEach((byte, i) => (bytes[4 + i] = byte));
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}
