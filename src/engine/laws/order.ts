import type { Chance } from '../chance/chance.ts';
import type { Position } from '../game.ts';
import type { Bench } from './bench/bench.ts';
import type { Law, Says } from './law.ts';
import type { RandomMatch, Play } from './bench/random-match.ts';
import { printOf } from './bench/print.ts';

interface Outcome {
  readonly end: string;
  readonly told: readonly string[];
  /** What was told before the last choice. */
  readonly early: readonly string[];
}

/** 7: the order in which secret choices arrive changes nothing, nor does a choice that was taken back. */
export function order(bench: Bench): Law {
  const { game } = bench;

  function plays(match: RandomMatch, next: Play): Says {
    if (match.choices.length === 0 || match.waiting !== 1 << next.seat) return undefined;
    const stream = bench.stream();
    const line = [...match.choices, next];
    const kept = [...new Map(line.map((play) => [play.seat, play])).values()];
    const [played, forth, back] = [line, kept, kept.toReversed()].map((plays) => tryOut(match.base, plays, stream()));
    if (forth!.end !== back!.end) return 'the same choices in another order end differently';
    if (forth!.end !== played!.end) return 'a choice that was taken back still counts';
    return tellAlike(forth!, back!) ? undefined : 'the same choices in another order tell other events';
  }

  function tryOut(from: Position, line: readonly Play[], chance: Chance): Outcome {
    const state = bench.copyOf(from);
    const told: string[] = [];
    let early: string[] = [];
    for (const { seat, code } of line) {
      early = [...told];
      game.play(state, seat, code, chance, (event) => told.push(JSON.stringify(event)));
    }
    return { end: printOf(bench, state), told, early };
  }

  return { law: 7, plays };
}

/** That somebody has chosen is told as it happens; all else in the same order. */
function tellAlike(a: Outcome, b: Outcome): boolean {
  const early = new Set([...a.early, ...b.early]);
  const rest = ({ told }: Outcome): string => told.filter((event) => !early.has(event)).join();
  const sorted = ({ told }: Outcome): string => told.toSorted().join();
  return rest(a) === rest(b) && sorted(a) === sorted(b);
}
