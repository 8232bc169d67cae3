import { aligned, thousands } from '../../src/cli/figures.ts';
import type { Report } from '../drivers/run.ts';
import type { Club } from './club.ts';
import { growing } from './findings.ts';
import type { Orders } from './orders.ts';
import type { Sample } from './sampler.ts';

/** All that a soaking came to. */
export interface Soaked {
  readonly club: Club;
  readonly samples: readonly Sample[];
  readonly complaints: string;
  readonly ownEnds: number;
  /** The exit code of `threestraws verify`; nothing if there was no record. */
  readonly verified: number | null | undefined;
  readonly seconds: number;
}

const HEADINGS = ['hour', 'MB', 'heap', 'handles', 'timers', 'streams', 'running', 'ended', 'rows', 'connections'];

export function reportOf(orders: Orders, soaked: Soaked): Report {
  const { club, samples, seconds, verified } = soaked;
  const found = foundIn(soaked);
  const deeds = Object.fromEntries([...club.deeds].sort());
  const json = {
    ...orders,
    seconds,
    hours: samples.at(-1)?.hour ?? 0,
    deeds,
    records: club.records.length,
    verified,
    samples,
  };
  return { lines: linesOf(orders, soaked, found.length === 0), json, found };
}

function foundIn({ club, samples, complaints, ownEnds, verified }: Soaked): string[] {
  const logged = complaints.split('\n').filter((line) => line !== '');
  return [
    ...growing(samples),
    ...(verified === 0 || verified === undefined ? [] : ['threestraws verify does not accept the records']),
    ...(ownEnds === 0 ? [] : [`${ownEnds} servers ended by themselves`]),
    ...firstOf(club.wrong, 'answers that must not be'),
    ...firstOf(logged, 'lines in the logs'),
  ];
}

function firstOf(all: readonly string[], what: string): string[] {
  return all.length === 0 ? [] : [`${all.length} ${what}, such as: ${all[0]}`];
}

function linesOf({ store, processes, people, days, seed }: Orders, soaked: Soaked, isWell: boolean): string[] {
  const { club, samples, seconds } = soaked;
  const hours = samples.at(-1)?.hour ?? 0;
  const servers = processes === 1 ? 'server' : 'servers';
  return [
    `soak · ${store} · ${processes} ${servers} · ${people} people · ${days} ${days === 1 ? 'day' : 'days'} · seed ${seed} · ${Math.round(seconds)} s for ${hours.toFixed(1)} hours`,
    '',
    ...aligned([HEADINGS, ...hourly(samples).map(rowOf)]),
    '',
    ...aligned([...club.deeds].sort().map(([deed, count]) => [thousands(count), deed])),
    ...(isWell
      ? ['', `memory and handles are flat; ${club.records.length} records verify; nothing is in the logs`]
      : []),
  ];
}

/** The last look of each hour that there is one of. */
function hourly(samples: readonly Sample[]): Sample[] {
  return samples.filter((sample, i) => Math.floor(sample.hour) !== Math.floor(samples[i + 1]?.hour ?? Infinity));
}

function rowOf({ hour, isNight, servers, running, ended, rows, connections }: Sample): string[] {
  const sum = (of: (server: Sample['servers'][number]) => number): string =>
    thousands(servers.reduce((all, server) => all + of(server), 0));
  return [
    `${hour.toFixed(1)}${isNight ? ' night' : ''}`,
    sum(({ rss }) => rss),
    sum(({ heap }) => heap),
    sum(({ handles }) => handles),
    sum(({ timers }) => timers),
    sum(({ streams }) => streams),
    thousands(running),
    thousands(ended),
    thousands(rows),
    thousands(connections),
  ];
}
