import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { firstOf, has, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Effort } from '../bot.ts';
import type { Guide } from './guide.ts';
import { mixed, Tree } from './tree.ts';

/** What is searched: a seat's moves in the worlds that it takes for possible. */
export interface Task {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
  readonly moves: Uint16Array;
  readonly count: number;
  /** Tries these moves, which need not be all there are, in turn: for who wants to know what each of them is worth. */
  readonly isEven?: boolean;
  /** Makes one of these worlds. */
  imagine(luck: Chance, into: Position): void;
}

/** What a search found of a move. */
export interface Finding {
  readonly code: Code;
  /** The chance to win the match with it. */
  readonly chance: number;
  /** One standard error of that. */
  readonly error: number;
  /** By seat: everybody's chance to win the match after it. */
  readonly chances: readonly number[];
  /** How much of all tries it got. */
  readonly share: number;
}

const FIRST = 0x85ebca6b;
const SECOND = 0xc2b2ae35;
const SEATS = 8;
/** Looking at the clock takes time. */
const BETWEEN_LOOKS = 16;
const DEEPEST = 256;
/** The hash of no moves at all. */
const ROOT = 1;
/** No move. */
const NONE = 0xffff;

/**
 * Information-set Monte-Carlo tree search. Each iteration imagines a world, goes down one tree of moves for all worlds,
 * each seat choosing what promises most to itself, then plays on with the guide's moves and remembers who would win.
 * Those who choose in secret at the same time choose from what is remembered of each of them alone.
 */
export class Search {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #tree = new Tree();
  readonly #moves: Uint16Array;
  readonly #entries: Int32Array;
  readonly #chances = new Float64Array(SEATS);
  readonly #path = new Int32Array(DEEPEST);
  readonly #pathSeats = new Uint8Array(DEEPEST);
  #depth = 0;
  /** For the moves of the task: how often each was tried, what it brought each seat, and the squares of what it brought its own. */
  readonly #tries: Int32Array;
  readonly #gains: Float64Array;
  readonly #squares: Float64Array;
  /** Which of them this iteration tries. */
  #tried = 0;
  #world: Position | undefined;
  #options: Options | undefined;

  constructor(game: AnyGame, guide: Guide) {
    this.#game = game;
    this.#guide = guide;
    this.#moves = new Uint16Array(game.mostMoves);
    this.#entries = new Int32Array(game.mostMoves);
    this.#tries = new Int32Array(game.mostMoves);
    this.#gains = new Float64Array(game.mostMoves * SEATS);
    this.#squares = new Float64Array(game.mostMoves);
  }

  /** What is to be said of each move of the task, in their order. */
  think(task: Task, luck: Chance, { iterations, ms }: Effort): Finding[] {
    const endless = new Endless(luck);
    const world = this.#worldFor(task);
    const until = ms === undefined ? 0 : performance.now() + ms;
    this.#tree.clear();
    this.#tries.fill(0);
    this.#gains.fill(0);
    this.#squares.fill(0);
    const isTimeLeft = (done: number): boolean => done % BETWEEN_LOOKS !== 0 || performance.now() < until;
    for (let done = 0; done < iterations || (ms !== undefined && isTimeLeft(done)); done++) {
      task.imagine(endless, world);
      this.#tried = done % task.count;
      this.#iterate(task, world, endless);
    }
    return this.#findings(task);
  }

  #worldFor({ seats, options }: Task): Position {
    if (this.#world?.seats !== seats || this.#options !== options) {
      this.#world = this.#game.blank(seats, options);
      this.#options = options;
    }
    return this.#world;
  }

  #iterate({ seat, moves, isEven }: Task, world: Position, luck: Chance): void {
    const game = this.#game;
    const guide = this.#guide;
    guide.prepare?.(world, seat, luck);
    const round = guide.roundOf(world);
    let first = ROOT;
    let second = ROOT;
    let plies = 0;
    let isKnown = true;
    this.#depth = 0;
    for (;;) {
      const asked = game.waitingFor(world);
      if (asked === 0) {
        this.#share(game.winners(world), world.seats);
        break;
      }
      if (guide.roundOf(world) !== round || guide.isFarEnough?.(world, plies) === true) {
        guide.judge(world, this.#chances);
        break;
      }
      const wasFirst = first;
      const wasSecond = second;
      const wasKnown = isKnown;
      // nobody's choice depends on what another chooses at the same time
      for (let left = asked; left !== 0; left &= left - 1) {
        const one = firstOf(left);
        const count = game.moves(world, one, this.#moves);
        let code = this.#moves[0]!;
        if (count > 1) {
          if (wasKnown) {
            const isTask = wasFirst === ROOT && one === seat;
            const wished = isTask && isEven === true ? moves[this.#tried]! : NONE;
            const at = this.#select(wasFirst, wasSecond, one, count, wished, luck);
            code = this.#moves[at]!;
            // in each world the same moves may be listed in another order
            if (isTask) this.#tried = moves.indexOf(code);
            isKnown &&= this.#tree.tried[this.#entries[at]!]! > 0 && !this.#tree.isFull;
          } else code = guide.pick(world, one, this.#moves, count, luck);
        }
        game.play(world, one, code, luck);
        first = mixed(first, code * SEATS + one, FIRST);
        second = mixed(second, code * SEATS + one, SECOND);
        plies++;
      }
    }
    this.#remember(seat, world.seats);
  }

  /** The place among the moves of the one that is tried next, unless it is wished for. */
  #select(first: number, second: number, seat: Seat, count: number, wished: Code, luck: Chance): number {
    const tree = this.#tree;
    let chosen = 0;
    let most = -1;
    let fresh = 0;
    for (let i = 0; i < count; i++) {
      const key = this.#moves[i]! * SEATS + seat;
      const entry = tree.at(mixed(first, key, FIRST), mixed(second, key, SECOND));
      this.#entries[i] = entry;
      const offered = ++tree.offered[entry]!;
      const tried = tree.tried[entry]!;
      if (tried === 0) {
        if (luck.below(++fresh) === 0) chosen = i;
      } else if (fresh === 0) {
        const worth = tree.gained[entry]! / tried + this.#guide.curiosity * Math.sqrt(Math.log(offered) / tried);
        if (worth > most) {
          most = worth;
          chosen = i;
        }
      }
    }
    if (wished !== NONE) chosen = this.#moves.indexOf(wished);
    if (this.#depth < DEEPEST) {
      this.#path[this.#depth] = this.#entries[chosen]!;
      this.#pathSeats[this.#depth++] = seat;
    }
    return chosen;
  }

  #share(winners: SeatSet, seats: number): void {
    let count = 0;
    for (let left = winners; left !== 0; left &= left - 1) count++;
    for (let seat = 0; seat < seats; seat++) this.#chances[seat] = has(winners, seat) ? 1 / count : 0;
  }

  #remember(seat: Seat, seats: number): void {
    const { tried, gained } = this.#tree;
    const at = this.#tried;
    this.#tries[at]!++;
    this.#squares[at]! += this.#chances[seat]! ** 2;
    for (let one = 0; one < seats; one++) this.#gains[at * SEATS + one]! += this.#chances[one]!;
    for (let i = 0; i < this.#depth; i++) {
      const entry = this.#path[i]!;
      tried[entry]!++;
      gained[entry]! += this.#chances[this.#pathSeats[i]!]!;
    }
  }

  #findings({ seat, seats, moves, count }: Task): Finding[] {
    const tries = [...this.#tries.subarray(0, count)];
    const all = tries.reduce((sum, times) => sum + times, 0);
    return tries.map((times, i) => {
      const gains = this.#gains.subarray(i * SEATS, i * SEATS + seats);
      const chances = Array.from(gains, (gain) => (times === 0 ? 0 : gain / times));
      const chance = chances[seat]!;
      const error = times === 0 ? 1 : Math.sqrt(spreadOf(chance, this.#squares[i]! / times, times) / times);
      return { code: moves[i]!, chance, error, chances, share: all === 0 ? 1 / count : times / all };
    });
  }
}

/** The variance of what a move brought: a few tries that all came out alike do not make it certain. */
function spreadOf(chance: number, square: number, times: number): number {
  return Math.max(square - chance ** 2, 1 / times);
}

/** Luck that does not begin anew with each round: in a search every world has its own deals. */
class Endless implements Chance {
  readonly #luck: Chance;

  constructor(luck: Chance) {
    this.#luck = luck;
  }

  begin(): void {}

  below(n: number): number {
    return this.#luck.below(n);
  }
}
