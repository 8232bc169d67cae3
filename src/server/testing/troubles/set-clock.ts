import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Trouble } from '../crash/trouble.ts';

/** Reads how far the clock on the wall is off, and how fast it runs, whenever it is told to. */
const SHIM = `
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const real = Date.now;
let offset = 0, drift = 1, from = real();
Date.now = () => Math.round(real() + offset + (drift - 1) * (real() - from));
if (isMainThread) process.on('SIGUSR2', () => {
  const before = Date.now();
  const set = JSON.parse(readFileSync(process.env.CLOCK, 'utf8'));
  [from, drift] = [real(), set.drift];
  offset = before + set.by - from;
});
`;

export interface ClockSet {
  readonly by: number;
  readonly drift: number;
}

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** By an hour and by days, back and forth, and into clocks that run too fast and too slowly. */
export const JUMPS: readonly ClockSet[] = [
  { by: -HOUR, drift: 1 },
  { by: HOUR, drift: 1 },
  { by: 3 * DAY, drift: 1 },
  { by: -3 * DAY, drift: 3 },
  { by: 0, drift: 0.5 },
];

/** A server whose clock on the wall can be set from here. */
export function withClock(folder: string): { readonly by: readonly string[]; readonly nodeFlags: readonly string[] } {
  const shim = join(folder, 'clock.mjs');
  writeFileSync(shim, SHIM);
  return { by: ['env', `CLOCK=${clockIn(folder)}`], nodeFlags: ['--import', `file://${shim}`] };
}

export function setClock(folder: string, { pid }: Pick<KillableServer, 'pid'>, set: ClockSet): void {
  writeFileSync(clockIn(folder), JSON.stringify(set));
  process.kill(pid, 'SIGUSR2');
}

function clockIn(folder: string): string {
  return join(folder, 'clock.json');
}

/** Sets the clock, each time in another of these ways. */
export class SetClock implements Trouble {
  readonly name = 'clock set';
  readonly costsAnswers = false;
  readonly mayRefuse = false;
  readonly #folder: string;
  #times = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async strike(server: KillableServer): Promise<void> {
    setClock(this.#folder, server, JUMPS[this.#times++ % JUMPS.length]!);
  }
}
