import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { firstOf, has, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Effort } from '../bot.ts';
import { Endless } from './endless.ts';
import type { Guide } from './guide.ts';
import { Progress } from './progress.ts';
import { Race } from './race.ts';
import { SameLuck } from './same-luck.ts';
import { mixed, NONE, Tree } from './tree.ts';

/** What is searched: a seat's moves in the worlds that it takes for possible. */
export interface Task {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
  readonly rules: number;
  readonly moves: Uint16Array;
  readonly count: number;
  /** Makes one of these worlds. */
  imagine(luck: Chance, into: Position): void;
}

/** Says which move each iteration tries first, and hears what it brought everybody. */
export interface Trial {
  /** Whether the next try is to be made in another world, and not in the same one with the same luck. */
  readonly isFresh: boolean;
  /** Whether more tries would tell nothing new. */
  readonly isSettled?: boolean;
  next(): Code;
  /** How much of the plan was done before goes from 0 to 1. */
  hear(chances: Float64Array, progress: number): void;
}

/** What a search found of a move. */
export interface Finding {
  readonly code: Code;
  /** The chance to win the match with it. */
  readonly chance: number;
  /** One standard error of that. */
  readonly error: number;
  /** How often it was tried. */
  readonly tries: number;
  /** How much it is behind the best, all in all. */
  readonly behind: number;
}

/** A world that can be gone back to, and one that is played to its end. */
interface Room {
  readonly kept: Position;
  readonly played: Position;
}

const FIRST = 0x85ebca6b;
const SECOND = 0xc2b2ae35;
const SEATS = 8;
const DEEPEST = 256;
/** The hash of no moves at all. */
const ROOT = 1;

/**
 * Information-set Monte-Carlo tree search. Each iteration imagines a world, tries a move there, goes down one tree of moves for all
 * worlds, each seat choosing what promises most to itself, then plays on with the guide's moves and remembers who would win.
 * The moves of the first choice race in the same worlds.
 * Those who choose in secret at the same time choose from what is remembered of each of them alone.
 */
export class Search {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #tree = new Tree();
  readonly #moves: Uint16Array;
  readonly #entries: Int32Array;
  readonly #hopes: Float64Array;
  readonly #chances = new Float64Array(SEATS);
  readonly #path = new Int32Array(DEEPEST);
  readonly #pathSeats = new Uint8Array(DEEPEST);
  #depth = 0;
  #room: Room | undefined;
  readonly #luck = new SameLuck();
  #options: Options | undefined;
  #rules: number | undefined;

  constructor(game: AnyGame, guide: Guide) {
    this.#game = game;
    this.#guide = guide;
    this.#moves = new Uint16Array(game.mostMoves);
    this.#entries = new Int32Array(game.mostMoves);
    this.#hopes = new Float64Array(game.mostMoves);
  }

  /** What is to be said of each move of the task, best first. */
  think(task: Task, luck: Chance, effort: Effort, tell?: (made: number) => void): Finding[] {
    const endless = new Endless(luck);
    const race = this.#raceOf(task, endless);
    const made = this.#run(task, race, endless, effort);
    tell?.(made);
    return race.ranking.map(({ code, behind }) => ({ ...this.#findingOf(task.seat, code), behind }));
  }

  /** Tries what the trial says: who wants to know what certain moves are worth, rather than which is best. */
  try(task: Task, trial: Trial, luck: Chance, effort: Effort): void {
    this.#run(task, trial, new Endless(luck), effort);
  }

  /** Again in the same world until the trial wants another. Answers with the iterations made. */
  #run(task: Task, trial: Trial, luck: Endless, effort: Effort): number {
    const { kept, played } = this.#roomFor(task);
    const progress = new Progress(effort);
    this.#tree.clear();
    for (; !progress.isOver && trial.isSettled !== true; progress.step()) {
      if (trial.isFresh) {
        task.imagine(luck, kept);
        this.#luck.reseed(luck.word());
      }
      this.#luck.again();
      this.#game.copy(kept, played);
      this.#iterate(task.seat, played, trial);
      trial.hear(this.#chances, progress.part);
    }
    return progress.made;
  }

  #raceOf(task: Task, luck: Endless): Race {
    const { seat, moves, count } = task;
    const { kept } = this.#roomFor(task);
    task.imagine(luck, kept);
    this.#guide.hope(kept, seat, moves, count, this.#hopes);
    const { worth, tries } = this.#guide.trust;
    const glance = (i: number): number => worth * Math.log(this.#hopes[i]!);
    const glances = new Map(Array.from({ length: count }, (_, i) => [moves[i]!, glance(i)] as const));
    return new Race(seat, glances, tries);
  }

  #roomFor({ seats, options, rules }: Task): Room {
    if (this.#room?.kept.seats !== seats || this.#options !== options || this.#rules !== rules) {
      const blank = (): Position => this.#game.blank(seats, options, rules);
      this.#room = { kept: blank(), played: blank() };
      this.#options = options;
      this.#rules = rules;
    }
    return this.#room;
  }

  #iterate(seat: Seat, world: Position, trial: Trial): void {
    const game = this.#game;
    const guide = this.#guide;
    const luck = this.#luck;
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
          if (wasKnown && this.#look(wasFirst, wasSecond, one, count)) {
            const isTried = one === seat && wasFirst === ROOT;
            const at = isTried ? this.#moves.indexOf(trial.next()) : this.#select(world, one, count);
            this.#path[this.#depth] = this.#entries[at]!;
            this.#pathSeats[this.#depth++] = one;
            code = this.#moves[at]!;
            isKnown &&= this.#tree.tried(this.#entries[at]!) > 0;
          } else {
            isKnown = false;
            code = guide.pick(world, one, this.#moves, count, luck);
          }
        }
        game.play(world, one, code, luck);
        if (wasKnown) {
          first = mixed(first, code * SEATS + one, FIRST);
          second = mixed(second, code * SEATS + one, SECOND);
        }
        plies++;
      }
    }
    for (let i = 0; i < this.#depth; i++) this.#tree.learn(this.#path[i]!, this.#chances[this.#pathSeats[i]!]!);
  }

  /** Finds what is remembered of these moves; no, if there is no room left to remember it. */
  #look(first: number, second: number, seat: Seat, count: number): boolean {
    if (this.#depth === DEEPEST) return false;
    for (let i = 0; i < count; i++) {
      const key = this.#moves[i]! * SEATS + seat;
      const entry = this.#tree.at(mixed(first, key, FIRST), mixed(second, key, SECOND));
      if (entry === NONE) return false;
      this.#entries[i] = entry;
    }
    return true;
  }

  /**
   * The place among the moves of the one that is tried next: what brought much, or promises much for how little it was tried (PUCT).
   * The untried count as the average does.
   */
  #select(world: Position, seat: Seat, count: number): number {
    this.#guide.hope(world, seat, this.#moves, count, this.#hopes);
    const tree = this.#tree;
    const { curiosity } = this.#guide;
    let tries = 0;
    let gains = 0;
    for (let i = 0; i < count; i++) {
      tries += tree.tried(this.#entries[i]!);
      gains += tree.gained(this.#entries[i]!);
    }
    const average = tries === 0 ? 0 : gains / tries;
    let chosen = 0;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const entry = this.#entries[i]!;
      const offered = tree.offer(entry);
      const tried = tree.tried(entry);
      const mean = tried === 0 ? average : tree.gained(entry) / tried;
      const worth = mean + (curiosity * this.#hopes[i]! * Math.sqrt(offered)) / (1 + tried);
      if (worth > most) {
        most = worth;
        chosen = i;
      }
    }
    return chosen;
  }

  #share(winners: SeatSet, seats: number): void {
    let count = 0;
    for (let left = winners; left !== 0; left &= left - 1) count++;
    for (let seat = 0; seat < seats; seat++) this.#chances[seat] = has(winners, seat) ? 1 / count : 0;
  }

  #findingOf(seat: Seat, code: Code): Omit<Finding, 'behind'> {
    const tree = this.#tree;
    const key = code * SEATS + seat;
    const entry = tree.at(mixed(ROOT, key, FIRST), mixed(ROOT, key, SECOND));
    const tries = tree.tried(entry);
    const chance = tries === 0 ? 0 : tree.gained(entry) / tries;
    return { code, chance, error: tries === 0 ? 1 : errorOf(chance, tree.squares(entry), tries), tries };
  }
}

/** As if it had been half lost once more: what always brought the same has not shown that it always will. */
function errorOf(chance: number, squares: number, times: number): number {
  const spread = Math.max(0, squares - times * chance * chance) + 0.25;
  return Math.sqrt(spread / times / times);
}
