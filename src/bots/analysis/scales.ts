import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code } from '../../engine/game.ts';
import type { Question } from '../bot.ts';
import type { Guide } from '../search/guide.ts';
import { Search, type Task } from '../search/search.ts';
import { taskOf } from '../search/searching.ts';
import { Trials, type Weighed } from './trials.ts';

const MOST_FINALISTS = 5;
const LEAST_TRIES = 10;
/** In standard errors. */
const DOUBT = 2.5;

/** What was found of a seat's moves. */
export interface Weighing {
  /** Every move, best first. */
  readonly moves: readonly Weighed[];
  /** Which was best at the first look. */
  readonly favourite: Code;
  /** All moves at once; then, afresh, those that could be the best. */
  readonly looks: readonly [Trials, Trials];
}

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

  /** With about so many tries altogether. The move of special interest gets a second look, however bad it seems. */
  weigh(question: Question, luck: Chance, tries: number, special?: Code): Weighing {
    const task = taskOf(this.#game, this.#guide, question);
    const first = this.#look(task, [...question.moves.subarray(0, question.count)], luck, tries / 2);
    const ranking = bestFirst(first.results);
    const finalists = ranking.filter((one, i) => one.code === special || (i < MOST_FINALISTS && mayWin(one, ranking)));
    const second = this.#look(
      task,
      finalists.map(({ code }) => code),
      luck,
      tries / 2,
    );
    const again = new Map(second.results.map((one) => [one.code, one]));
    const moves = bestFirst(ranking.map((one) => together(one, again.get(one.code))));
    return { moves, favourite: ranking[0]!.code, looks: [first, second] };
  }

  #look(task: Task, codes: readonly Code[], luck: Chance, tries: number): Trials {
    const trial = new Trials(task.seat, task.seats, codes);
    const each = Math.max(LEAST_TRIES, Math.round(tries / codes.length));
    const effort = { iterations: each * codes.length };
    this.#search.try(task, trial, luck, effort);
    return trial;
  }
}

function mayWin(one: Weighed, [best]: readonly Weighed[]): boolean {
  return best!.chance - one.chance <= DOUBT * Math.hypot(best!.error, one.error);
}

/** Both looks as one. */
function together(one: Weighed, other: Weighed | undefined): Weighed {
  if (other === undefined) return one;
  const tries = one.tries + other.tries;
  return {
    code: one.code,
    chance: (one.chance * one.tries + other.chance * other.tries) / tries,
    error: Math.hypot(one.error * one.tries, other.error * other.tries) / tries,
    tries,
  };
}

function bestFirst(all: readonly Weighed[]): Weighed[] {
  return all.toSorted((a, b) => b.chance - a.chance);
}
