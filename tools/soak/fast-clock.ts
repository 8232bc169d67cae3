import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Start } from '../../src/server/testing/crash/killable-server.ts';
import { FAST_TIME } from './fast-time.ts';

/** What a process says of itself when it is asked, after it has collected its garbage. */
export interface Inside {
  readonly asked: number;
  readonly heap: number;
  /** What it waits for: by kind how many. */
  readonly resources: Readonly<Record<string, number>>;
  /** By its own steady clock, in milliseconds. */
  readonly lived: number;
}

const BETWEEN_LOOKS = 5;
const ANSWERS_WITHIN = 20_000;

/** The clocks and timers of servers, which run as fast as they are told. They begin as everybody's. */
export class FastClock {
  readonly #folder: string;
  #factor = 1;
  #asked = 0;
  /** By how much the calendar is ahead of what was lived, in milliseconds. */
  #leap = 0;

  constructor(folder: string) {
    this.#folder = folder;
    writeFileSync(this.#path('fast-time.mjs'), FAST_TIME);
  }

  get factor(): number {
    return this.#factor;
  }

  /** How a server is started that goes by this clock. */
  start(more: Start = {}): Start {
    const flags = ['--expose-gc', '--import', `file://${this.#path('fast-time.mjs')}`];
    return {
      by: ['env', `SOAK=${this.#folder}`, ...(more.by ?? [])],
      nodeFlags: [...flags, ...(more.nodeFlags ?? [])],
    };
  }

  /** So many times as fast from now on; dates may leap ahead. */
  async set(pids: readonly number[], factor: number, leap = 0): Promise<void> {
    this.#factor = factor;
    this.#leap += leap;
    for (const pid of pids) await this.look(pid);
  }

  /** Resolves when the process has heard of the time and has told of itself. */
  async look(pid: number): Promise<Inside> {
    const asked = ++this.#asked;
    writeFileSync(this.#path(`time-${pid}.json`), JSON.stringify({ asked, factor: this.#factor, leap: this.#leap }));
    process.kill(pid, 'SIGUSR2');
    const end = performance.now() + ANSWERS_WITHIN;
    for (;;) {
      const inside = this.#insideOf(pid);
      if (inside?.asked === asked) return inside;
      if (performance.now() > end) throw new Error('a server does not answer to its clock');
      await setTimeout(BETWEEN_LOOKS);
    }
  }

  #insideOf(pid: number): Inside | undefined {
    const file = this.#path(`inside-${pid}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Inside) : undefined;
  }

  #path(name: string): string {
    return join(this.#folder, name);
  }
}
