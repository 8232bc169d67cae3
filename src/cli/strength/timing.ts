import type { Meeting } from '../arena/meeting.ts';
import { inOrder } from '../pool.ts';
import { timingSeed } from './study.ts';

/** The first match is slow, for programs warm up; of quick ones more are timed. */
const TRIALS = [1, 30];
const QUICK_MS = 40;

/** How long a match of each takes, on deals that are used for nothing else; of those that the time is too short for nobody knows. */
export async function timesOf(
  meetings: readonly Meeting[],
  until: number,
  { seed, cores }: { readonly seed: string; readonly cores: number },
): Promise<(number | undefined)[]> {
  const times = meetings.map((): number | undefined => undefined);
  for (const [round, matches] of TRIALS.entries()) {
    const jobs = function* () {
      for (const [number, { bout }] of meetings.entries())
        if (performance.now() < until && (round === 0 || (times[number] ?? QUICK_MS) < QUICK_MS))
          yield { bout: { ...bout, seed: timingSeed(seed) }, number, from: 0, to: matches };
    };
    for await (const { number, ms } of inOrder('arena', jobs(), cores)) times[number] = ms / matches;
  }
  return times;
}
