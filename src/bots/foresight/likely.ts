import type { AnyGame, Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Progress } from '../search/progress.ts';
import type { Task } from '../search/search.ts';
import type { Insight } from './insight.ts';
import type { Policy } from './policy.ts';
import type { Chance } from '../../engine/chance/chance.ts';

/** So many are weighed before the first is taken, then so many for each that is taken, until there is no more room. */
const WORLDS_FIRST = 16;
const WORLDS_PER_TAKE = 2;
const MOST_WORLDS = 512;
/** The latest plays of each of the others are asked whether they fit. */
const PLAYS = 3;
/** Others are no networks: they do about what the network does, and of so many times once anything at all. */
const HEAT = 0.05;
const ANYTHING = 1 / 20;
/** Multiples of it fill the range from 0 to 1 evenly. */
const GOLDEN = 0.618_033_988_749_894_9;

/** Worlds that a seat takes for possible, each as often as it makes likely what the others did. */
export class LikelyWorlds {
  readonly #game: AnyGame;
  readonly #insight: Required<Pick<Insight, 'undo'>>;
  readonly #policy: Policy;
  readonly #worlds: Position[] = [];
  /** By world: how likely it and all before it are together. */
  readonly #sums = new Float64Array(MOST_WORLDS);
  readonly #past: Position;
  #task: Task | undefined;
  #count = 0;
  #sum = 0;
  #taken = 0;

  constructor(game: AnyGame, insight: Required<Pick<Insight, 'undo'>>, policy: Policy, past: Position) {
    this.#game = game;
    this.#insight = insight;
    this.#policy = policy;
    this.#past = past;
  }

  begin(task: Task): void {
    this.#task = task;
    this.#count = 0;
    this.#sum = 0;
    this.#taken = 0;
  }

  /** The next one. Each that is imagined counts as an iteration. */
  take(luck: Chance, progress: Progress, into: Position): void {
    const wanted = Math.min(MOST_WORLDS, WORLDS_FIRST + WORLDS_PER_TAKE * this.#taken);
    for (; this.#count < wanted && !progress.isOver; progress.step()) this.#add(luck);
    const share = (++this.#taken * GOLDEN) % 1;
    this.#game.copy(this.#worlds[this.#at(share * this.#sum)]!, into);
  }

  #add(luck: Chance): void {
    const world = this.#room(this.#task!);
    this.#task!.imagine(luck, world);
    this.#sum += this.#likelihood(world, this.#task!.seat);
    this.#sums[this.#count++] = this.#sum;
  }

  #room({ seats, options, rules }: Task): Position {
    return (this.#worlds[this.#count] ??= this.#game.blank(seats, options, rules));
  }

  #likelihood(world: Position, seat: Seat): number {
    const past = this.#past;
    this.#game.copy(world, past);
    let likelihood = 1;
    for (let left = PLAYS * world.seats; left > 0; left--) {
      const undone = this.#insight.undo(past);
      if (undone === undefined) break;
      if (undone.seat !== seat) likelihood *= this.#oddsOf(past, undone.seat, undone.code);
    }
    return likelihood;
  }

  #oddsOf(past: Position, seat: Seat, code: number): number {
    const policy = this.#policy;
    policy.look(past, seat);
    return policy.count === 1 ? 1 : (1 - ANYTHING) * policy.oddsOf(code, HEAT) + ANYTHING / policy.count;
  }

  /** The first world that reaches that sum. */
  #at(sum: number): number {
    let low = 0;
    let high = this.#count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > sum) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
