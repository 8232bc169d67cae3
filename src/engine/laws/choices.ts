import type { Code } from '../game.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import type { Law, Says } from './law.ts';
import { Line } from './bench/line.ts';
import type { RandomMatch, Play } from './bench/random-match.ts';

const SHARE = 3;

/**
 * 5 again: nobody is sent anything that depends on what a seat has chosen in secret, that is, as long as others have to
 * choose, or where the events of two moves look alike.
 */
export function choices(bench: Bench): Law {
  function plays(match: RandomMatch, next: Play): Says {
    if (!bench.oneIn(SHARE)) return undefined;
    const viewer = bench.pick(bench.viewers.filter((other) => other !== next.seat));
    const stream = bench.stream();
    const tryOut = (code: Code) => new Line(bench, match.state, viewer, stream()).play({ seat: next.seat, code });
    const here = tryOut(next.code);
    const there = tryOut(bench.pick(match.legal[next.seat]!));
    if (here.bytes === there.bytes) return undefined;
    const isSecret = match.waiting !== 1 << next.seat || JSON.stringify(here.events) === JSON.stringify(there.events);
    return isSecret ? learns(viewer, next.seat) : undefined;
  }

  function learns(viewer: Viewer, seat: Seat): string {
    return `${viewer} learns what seat ${seat} has chosen`;
  }

  return { law: 5, plays };
}
