import { Asker } from '../../bots/bot.ts';
import { guideOf } from '../../bots/bots.ts';
import { MASTER_ITERATIONS } from '../../bots/search/efforts.ts';
import { Search } from '../../bots/search/search.ts';
import { taskOf } from '../../bots/search/searching.ts';
import { SEED_BYTES } from '../../engine/chance/chance.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame, GameEvent, Position, Tell } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { firstOf } from '../../engine/seats.ts';
import { gameNamed } from '../../games/games.ts';

export const WHATS = ['silent', 'told', 'copy', 'imagine', 'search'] as const;
export type What = (typeof WHATS)[number];

export interface BenchJob {
  readonly game: string;
  readonly options: Options;
  readonly players: number;
  readonly what: What;
  readonly seconds: number;
}

export interface Measured {
  readonly perSecond: number;
}

/** Units of play between two looks at the clock: about a millisecond's work. */
const LOOK_EVERY = 4096;
/** Long enough for the collector of garbage to come by many times. */
const SLICE_MS = 100;
const POSITIONS = 64;
/** The optimising compiler needs some time with the code before a measurement means anything. */
const WARM_UP_SHARE = 0.5;

export function measure({ game: id, options, players, what, seconds }: BenchJob): Measured {
  const game = gameNamed(id)!;
  const work = workOf(game, options, players, what);
  run(work, seconds * WARM_UP_SHARE);
  return { perSecond: run(work, seconds) };
}

/** Does some of the work and answers how much it was. */
type Work = () => number;

/** The best slice of the time: what others do on the machine can only take away from it. */
function run(work: Work, seconds: number): number {
  const until = performance.now() + 1000 * seconds;
  let best = 0;
  while (performance.now() < until) best = Math.max(best, slice(work));
  return best;
}

function slice(work: Work): number {
  const began = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < SLICE_MS) {
    done += work();
    elapsed = performance.now() - began;
  }
  return (1000 * done) / elapsed;
}

function workOf(game: AnyGame, options: Options, players: number, what: What): Work {
  if (what === 'copy') return copying(game, options, players);
  if (what === 'imagine') return imagining(game, options, players);
  if (what === 'search') return searching(game, options, players);
  return playing(game, options, players, what === 'told' ? listen : undefined);
}

/**
 * What the listener was last told is kept where all can see it, so that no event can be optimised away. Its box is new
 * each time: V8 keeps books about what old boxes hold, and that is no cost of telling.
 */
let heard: { last?: GameEvent } = {};

function listen(event: GameEvent): void {
  heard.last = event;
}

/** Whole random matches, one after the other. A hot loop, and just what any caller of the contract would write. */
function playing(game: AnyGame, options: Options, players: number, tell: Tell<GameEvent> | undefined): Work {
  const state = game.blank(players, options);
  const moves = new Uint16Array(game.mostMoves);
  const chance = new FastChance(seedOf(0));
  const picks = new FastChance(seedOf(0));
  const { isOne } = game.unit;
  let match = 0;
  return () => {
    let units = 0;
    heard = {};
    while (units < LOOK_EVERY) {
      chance.reseed(seedOf(++match));
      game.start(state, chance, tell);
      for (let waiting = game.waitingFor(state); waiting !== 0; waiting = game.waitingFor(state)) {
        const seat = firstOf(waiting);
        const count = game.moves(state, seat, moves);
        const code = moves[picks.below(count)]!;
        game.play(state, seat, code, chance, tell);
        if (isOne(code)) units++;
      }
    }
    return units;
  };
}

function copying(game: AnyGame, options: Options, players: number): Work {
  const positions = somePositions(game, options, players);
  const to = game.blank(players, options);
  return () => {
    for (let i = 0; i < LOOK_EVERY; i++) game.copy(positions[i % POSITIONS]!, to);
    return LOOK_EVERY;
  };
}

/** Worlds for the seat that has to move, as a search needs them. */
function imagining(game: AnyGame, options: Options, players: number): Work {
  const views = somePositions(game, options, players).map((state) => game.view(state, firstOf(game.waitingFor(state))));
  const into = game.blank(players, options);
  const chance = new FastChance(seedOf(0));
  return () => {
    for (const view of views) game.imagine(view, chance, into);
    return POSITIONS;
  };
}

/** From the start of a round, for whoever has the first move: one deal after the other, each as long as a master would. */
function searching(game: AnyGame, options: Options, players: number): Work {
  const guide = guideOf(game.id)!;
  const search = new Search(game, guide);
  const state = game.blank(players, options);
  const asker = new Asker(game, state);
  const chance = new FastChance(seedOf(0));
  let match = 0;
  return () => {
    chance.reseed(seedOf(++match));
    game.start(state, chance);
    const question = asker.about(firstOf(game.waitingFor(state)));
    const findings = search.think(taskOf(game, guide, question), chance, { iterations: MASTER_ITERATIONS });
    return findings.reduce((sum, { tries }) => sum + tries, 0);
  };
}

/** The n-th position comes n plays into a match of its own, or as far as that goes. */
function somePositions(game: AnyGame, options: Options, players: number): Position[] {
  const moves = new Uint16Array(game.mostMoves);
  return Array.from({ length: POSITIONS }, (_, n) => {
    const state = game.blank(players, options);
    const after = game.blank(players, options);
    const chance = new FastChance(seedOf(n));
    game.start(state, chance);
    for (let i = 0; i < n; i++) {
      const seat = firstOf(game.waitingFor(state));
      game.copy(state, after);
      game.play(after, seat, moves[chance.below(game.moves(after, seat, moves))]!, chance);
      if (game.waitingFor(after) === 0) break;
      game.copy(after, state);
    }
    return state;
  });
}

const seed = new Uint8Array(SEED_BYTES);
const seedNumber = new DataView(seed.buffer);

/** The same bytes each time, with another number in them. */
function seedOf(n: number): Uint8Array {
  seedNumber.setUint32(0, n);
  return seed;
}
