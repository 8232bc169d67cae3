import type { Meeting } from '../arena/meeting.ts';
import { inOrder } from '../pool.ts';
import { timingSeed } from './study.ts';

/** The first match is slow, for programs warm up: of quick ones more are timed. */
const TIMED_MS = 300;
const MOST = 30;

/** How long a match of each takes, on deals that are used for nothing else; of those that the time is too short for nobody knows. */
export async function timesOf(
  meetings: readonly Meeting[],
  until: number,
  { seed, cores }: { readonly seed: string; readonly cores: number },
): Promise<(number | undefined)[]> {
  const times = meetings.map((): number | undefined => undefined);
  const jobs = function* (matches: (number: number) => number) {
    for (const [number, { bout }] of meetings.entries()) {
      const to = matches(number);
      if (to > 0 && performance.now() < until) yield { bout: { ...bout, seed: timingSeed(seed) }, number, from: 0, to };
    }
  };
  const more = (number: number): number => Math.min(MOST, Math.floor(TIMED_MS / (times[number] ?? Infinity)));
  for (const matches of [() => 1, more])
    for await (const { number, ms, parts } of inOrder('arena', jobs(matches), cores)) times[number] = ms / parts.length;
  return times;
}
