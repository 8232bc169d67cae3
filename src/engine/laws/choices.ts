import type { Seat, Viewer } from '../seats.ts';
import type { Bench } from './bench.ts';
import type { Law, Says } from './law.ts';
import { Line } from './line.ts';
import type { Course, Play } from './course.ts';

/** 5 again: as long as others have to choose, nobody is sent anything that depends on what a seat has chosen. */
export function choices(bench: Bench): Law {
  function plays(match: Course, next: Play): Says {
    if (match.waiting === 1 << next.seat) return undefined;
    const viewer = bench.pick(bench.viewers.filter((other) => other !== next.seat));
    const other = { seat: next.seat, code: bench.pick(match.legal[next.seat]!) };
    const stream = bench.stream();
    const sent = [next, other].map((play) => new Line(bench, match.state, viewer, stream()).play(play));
    return sent[0] === sent[1] ? undefined : learns(viewer, next.seat);
  }

  function learns(viewer: Viewer, seat: Seat): string {
    return `${viewer} learns what seat ${seat} has chosen`;
  }

  return { law: 5, plays };
}
