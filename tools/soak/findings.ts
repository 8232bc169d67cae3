import { isFlat, growthOf, limitOf, type Bound, type Series } from './judge.ts';
import type { Sample, ServerSample } from './sampler.ts';

type Figure = Exclude<keyof ServerSample, 'streams' | 'callers'>;

/** How much each may grow from the first third of the looks to the end. */
const BOUNDS: Readonly<Record<Figure, Bound & { readonly unit: string }>> = {
  rss: { by: 60, share: 0.2, unit: 'MB of memory' },
  heap: { by: 10, share: 0.15, unit: 'MB of heap' },
  handles: { by: 15, share: 0.25, unit: 'file handles' },
  timers: { by: 1, share: 0.5, unit: 'timers for each table and stream' },
};
/** At rest there is nothing that one day could have more of than another, but for threads that were first needed later: each has four. */
const MORE_AT_REST = 16;
/** Timers that do not come with tables or streams. */
const OWN_TIMERS = 20;

/** What has grown that must not. */
export function growing(samples: readonly Sample[]): string[] {
  const servers = samples[0]?.servers ?? [];
  return servers.flatMap((_, server) => [
    ...Object.keys(BOUNDS).flatMap((figure) => grown(samples, server, figure as Figure)),
    ...leftAtRest(samples, server),
  ]);
}

function grown(samples: readonly Sample[], server: number, figure: Figure): string[] {
  const { unit, ...bound } = BOUNDS[figure];
  const awake = samples.filter(({ isNight }) => !isNight);
  const series: Series = { name: figure, values: awake.map((sample) => valueOf(sample, server, figure)) };
  if (isFlat(series, bound)) return [];
  const [by, most] = [growthOf(series), limitOf(series, bound)].map((value) => value.toFixed(1));
  return [`server ${server + 1} has ${by} ${unit} more at the end than when it was warm; ${most} would do`];
}

/** Tables that wait for somebody wait by timers, and there are more of them each day until the first are closed. */
function valueOf({ servers, running }: Sample, server: number, figure: Figure): number {
  const { [figure]: value, streams } = servers[server]!;
  return figure === 'timers' ? value / (running + streams + OWN_TIMERS) : value;
}

/** At night nobody is there: what is held then is held for nobody. */
function leftAtRest(samples: readonly Sample[], server: number): string[] {
  const nights = samples.filter(({ isNight }) => isNight).map(({ servers }) => servers[server]!);
  const [first, last] = [nights[0], nights.at(-1)];
  if (first === undefined || last === undefined) return [];
  const streams = last.streams === 0 ? [] : [`server ${server + 1} has ${last.streams} streams when nobody is there`];
  const more = ownOf(last) - ownOf(first);
  if (more <= MORE_AT_REST) return streams;
  return [...streams, `server ${server + 1} has ${more} file handles more of its own than in the first night`];
}

/** What the server holds, whatever others keep open. */
function ownOf({ handles, callers }: ServerSample): number {
  return handles - callers;
}
