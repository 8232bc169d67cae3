import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code } from '../../engine/game.ts';
import type { Question } from '../bot.ts';
import type { Guide } from '../search/guide.ts';
import { Search, type Task } from '../search/search.ts';
import { taskOf } from '../search/searching.ts';
import { Trials, type Tried, type Weighed } from './trials.ts';

/** So few are not worth a second look at the best of them alone. */
const FEW_MOVES = 3;
const MOST_FINALISTS = 5;
const LEAST_TRIES = 16;
/** In standard errors. */
const DOUBT = 2.5;

/** Finds out what each move of a seat is worth to it, from what it knows. */
export class Scales {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #search: Search;

  constructor(game: AnyGame, guide: Guide) {
    this.#game = game;
    this.#guide = guide;
    this.#search = new Search(game, guide);
  }

  /**
   * Every move, best first, with about so many tries altogether. Half of them go to all moves alike, the other half to
   * those that may be best after that, and to the one of special interest.
   */
  weigh(question: Question, luck: Chance, tries: number, special?: Code): Weighed[] {
    const task = taskOf(this.#game, this.#guide, question);
    const all = [...question.moves.subarray(0, question.count)];
    if (all.length <= FEW_MOVES) return bestFirst(this.#try(task, all, luck, tries));
    const first = bestFirst(this.#try(task, all, luck, tries / 2));
    const finalists = first.filter((one, i) => one.code === special || (i < MOST_FINALISTS && mayBeBest(one, first)));
    const codes = finalists.map(({ code }) => code);
    const again = codes.length < 2 ? [] : this.#try(task, codes, luck, tries / 2);
    const second = new Map(again.map((one) => [one.code, one]));
    return bestFirst(first.map((one) => together(one, second.get(one.code))));
  }

  #try(task: Task, codes: readonly Code[], luck: Chance, tries: number): Tried[] {
    const each = Math.max(LEAST_TRIES, Math.round(tries / codes.length));
    const trial = new Trials(task.seat, task.seats, codes);
    this.#search.think({ ...sharingWorlds(this.#game, task, codes.length), trial }, luck, {
      iterations: each * codes.length,
    });
    return trial.results();
  }
}

/** Tries all moves in one world before the next is imagined: then no move has the better worlds. */
function sharingWorlds(game: AnyGame, task: Task, times: number): Task {
  const world = game.blank(task.seats, task.options);
  let left = 0;
  return {
    ...task,
    imagine(luck, into) {
      if (left === 0) {
        task.imagine(luck, world);
        left = times;
      }
      left--;
      game.copy(world, into);
    },
  };
}

function mayBeBest(one: Weighed, [best]: readonly Weighed[]): boolean {
  return best!.chance - one.chance <= DOUBT * Math.hypot(best!.error, one.error);
}

/** Both looks as one. */
function together(one: Tried, other: Tried | undefined): Tried {
  if (other === undefined) return one;
  const tries = one.tries + other.tries;
  const mean = (a: number, b: number): number => (a * one.tries + b * other.tries) / tries;
  return {
    code: one.code,
    chance: mean(one.chance, other.chance),
    error: Math.hypot(one.error * one.tries, other.error * other.tries) / tries,
    chances: one.chances.map((chance, seat) => mean(chance, other.chances[seat]!)),
    tries,
  };
}

function bestFirst<T extends Weighed>(all: readonly T[]): T[] {
  return all.toSorted((a, b) => b.chance - a.chance);
}
