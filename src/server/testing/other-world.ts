import type { Chance } from '../../engine/chance/chance.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame } from '../../engine/game.ts';
import { Bench, type Table } from '../../engine/laws/bench/bench.ts';
import { RandomMatch, type Play } from '../../engine/laws/bench/random-match.ts';
import { Line, type Step } from '../../engine/laws/bench/line.ts';
import { Renaming } from '../../engine/laws/bench/renaming.ts';
import { seatsIn, type Viewer } from '../../engine/seats.ts';
import type { MadeMove, World } from './witness.ts';

/** Two worlds that differ only in what a viewer does not know. */
export interface TwoWorlds {
  readonly here: World;
  readonly there: World;
}

export interface Sample {
  readonly game: AnyGame;
  readonly table: Table;
  readonly viewer: Viewer;
  readonly seed: number;
  /** How many moves are made. */
  readonly plies: number;
}

/**
 * A random match, and the same one with other cards in the place of those that the viewer never came to know. Nothing if
 * that other match could not have gone the same way in public.
 */
export function twoWorlds(sample: Sample): TwoWorlds | undefined {
  const { game, table, seed } = sample;
  const bench = new Bench(game, table, { matches: 1, seed });
  const here = new Rehearsal(sample, (bench, viewer, chance) => new Line(bench, bench.blank(), viewer, chance));
  const match = new RandomMatch(bench, [], seed, sample.plies);
  const steps = playThrough(here.begin(match.seed), match, sample.plies);
  const { state, known, drawn } = here.line;
  const renaming = new Renaming(bench, state.cards.deck, known);
  const script = { drawn, becomes: renaming.becomes };
  const there = new Rehearsal(
    sample,
    (bench, viewer, chance) => new Line(bench, bench.blank(), viewer, chance, script),
  );
  const plays = follow(there.begin(match.seed), steps, renaming);
  if (plays === undefined || !drawsAsScripted(there.line, script)) return undefined;
  if (here.answers.join() === there.answers.join()) return undefined;
  return { here: here.world(steps.map(({ play }) => play)), there: there.world(plays) };
}

type MakeLine = (bench: Bench, viewer: Viewer, chance: Chance) => Line;

/** A match off line, which notes what chance answers: a server that is told the same plays the same match. */
class Rehearsal {
  readonly answers: number[] = [];
  line!: Line;
  readonly #sample: Sample;
  readonly #lineOf: MakeLine;

  constructor(sample: Sample, lineOf: MakeLine) {
    this.#sample = sample;
    this.#lineOf = lineOf;
  }

  begin(chanceSeed: Uint8Array): Line {
    const { game, table, viewer, seed } = this.#sample;
    const bench = new Bench(this.#noted(game), table, { matches: 1, seed });
    this.line = this.#lineOf(bench, viewer, new FastChance(chanceSeed));
    this.line.start();
    return this.line;
  }

  world(plays: readonly Play[]): World {
    const { game } = this.#sample;
    const madeMoves = plays.map(({ seat, code }): MadeMove => ({ seat, move: game.format(game.decode(code)) }));
    return { chance: () => answering(this.answers), madeMoves };
  }

  #noted(game: AnyGame): AnyGame {
    return {
      ...game,
      start: (state, chance, tell) => game.start(state, this.#noting(chance), tell),
      play: (state, seat, code, chance, tell) => game.play(state, seat, code, this.#noting(chance), tell),
    };
  }

  #noting(chance: Chance): Chance {
    const below = (n: number): number => {
      const answer = chance.below(n);
      this.answers.push(answer);
      return answer;
    };
    return { begin: (round, shuffle) => chance.begin(round, shuffle), below };
  }
}

function answering(answers: readonly number[]): Chance {
  let asked = 0;
  const below = (n: number): number => {
    const answer = answers[asked++];
    if (answer === undefined || answer >= n) throw new Error(`answer ${asked} of ${answers.length} is not below ${n}`);
    return answer;
  };
  return { begin: () => undefined, below };
}

function playThrough(line: Line, match: RandomMatch, plies: number): Step[] {
  const steps: Step[] = [];
  match.start();
  for (let play = match.next(); play !== undefined && steps.length < plies; play = match.next()) {
    steps.push(line.step(play));
    match.play(play);
  }
  return steps;
}

/** The same moves where the cards are others, as far as they can be made there and everybody waits for the same. */
function follow(there: Line, steps: readonly Step[], renaming: Renaming): Play[] | undefined {
  const { bench, state } = there;
  const plays: Play[] = [];
  for (const step of steps) {
    const play = renaming.ofPlay(step);
    if (play === undefined || !bench.moves(state, play.seat).includes(play.code)) return undefined;
    there.play(play);
    plays.push(play);
    const waiting = bench.game.waitingFor(state);
    if (waiting !== step.waiting || seatsIn(waiting).some((seat) => bench.moves(state, seat).length === 0))
      return undefined;
  }
  return plays;
}

/** With equal cards another one of them may lie in the pile: then the draws are no longer the renamed ones. */
function drawsAsScripted(there: Line, script: { drawn: readonly number[]; becomes: ArrayLike<number> }): boolean {
  const { faceOf } = there.state.cards.deck;
  return script.drawn.every((card, i) => card < 0 || faceOf[script.becomes[card]!] === faceOf[there.drawn[i]!]);
}
