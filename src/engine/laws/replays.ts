import { FastChance } from '../chance/fast.ts';
import type { GameEvent, Position, Tell } from '../game.ts';
import type { Bench } from './bench/bench.ts';
import type { Law } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';
import { printOf } from './bench/print.ts';

/** 4: a match that nobody listens to ends like one that is told. */
export function silence(bench: Bench): Law {
  const state = bench.blank();
  return {
    law: 4,
    ends: (match) => {
      replay(match, state);
      return printOf(bench, state) === match.print ? undefined : 'told and silent ends differ';
    },
  };
}

/** 9: seed and moves replay to the same events. The match had a new state, the replay gets a used one. */
export function replays(bench: Bench): Law {
  const state = bench.blank();
  return {
    law: 9,
    ends: (match) => {
      if (!tellsAlike(match, state)) return 'a replay tells other events';
      return printOf(bench, state) === match.print ? undefined : 'a replay ends differently';
    },
  };
}

function tellsAlike(match: RandomMatch, state: Position): boolean {
  const told: string[] = [];
  replay(match, state, (event) => told.push(JSON.stringify(event)));
  return told.length === match.told.length && told.every((event, i) => event === match.told[i]);
}

function replay({ bench: { game }, seed, plays }: RandomMatch, state: Position, tell?: Tell<GameEvent>): void {
  const chance = new FastChance(seed);
  game.start(state, chance, tell);
  for (const { seat, code } of plays) game.play(state, seat, code, chance, tell);
}
