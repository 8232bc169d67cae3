import { readFileSync } from 'node:fs';
import type { KillableServer } from '../../src/server/testing/crash/killable-server.ts';
import type { FastClock } from './fast-clock.ts';
import { callersOf, handlesOf } from './handles.ts';
import type { Counted, Rows } from './rows.ts';

/** How one server stood. */
export interface ServerSample {
  /** In megabytes: all memory of the process, and what its own heap holds after its garbage was collected. */
  readonly rss: number;
  readonly heap: number;
  readonly handles: number;
  /** Of these, connections that people's programs keep open. */
  readonly callers: number;
  /** What it waits for. */
  readonly timers: number;
  readonly streams: number;
}

/** How all stood at one moment. */
export interface Sample extends Counted {
  /** By the clock of the servers, in hours since the first one. */
  readonly hour: number;
  readonly isNight: boolean;
  readonly servers: readonly ServerSample[];
}

/** A server, and where its figures are. */
export interface Watched {
  readonly server: KillableServer;
  readonly metricsUrl: string;
}

const HOUR = 3_600_000;
const MEGABYTE = 2 ** 20;

/** Looks at servers again and again. */
export class Sampler {
  readonly samples: Sample[] = [];
  readonly #watched: readonly Watched[];
  readonly #clock: FastClock;
  readonly #rows: Rows;
  #began: number | undefined;

  constructor(watched: readonly Watched[], clock: FastClock, rows: Rows) {
    this.#watched = watched;
    this.#clock = clock;
    this.#rows = rows;
  }

  async look(isNight: boolean): Promise<void> {
    const figures = await Promise.all(this.#watched.map(({ metricsUrl }) => figuresAt(metricsUrl)));
    const insides = await Promise.all(this.#watched.map(({ server }) => this.#clock.look(server.pid)));
    this.#began ??= insides[0]!.lived;
    const counted = await this.#rows.count();
    this.samples.push({
      hour: (insides[0]!.lived - this.#began) / HOUR,
      isNight,
      servers: this.#watched.map(({ server: { pid, url } }, i) => ({
        rss: residentOf(pid),
        heap: insides[i]!.heap / MEGABYTE,
        handles: handlesOf(pid),
        callers: callersOf(url),
        timers: (insides[i]!.resources['Timer'] ?? 0) + (insides[i]!.resources['Timeout'] ?? 0),
        streams: figureOf(figures[i]!, 'streams'),
      })),
      ...counted,
    });
  }
}

async function figuresAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

function figureOf(figures: string, name: string): number {
  const line = figures.split('\n').find((one) => one.startsWith(`threestraws_${name} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
}

function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}
