import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Trial } from './search.ts';

/** How far a first glance at a move is to be trusted. */
export interface Trust {
  /** In chances to win: what it means that a move is e times as hopeful. */
  readonly worth: number;
  /** The glance counts as much as so many tries. */
  readonly tries: number;
}

interface Runner {
  readonly code: Code;
  /** What it is worth at first glance. */
  readonly hope: number;
  /** What it brought in all worlds that are over. */
  gain: number;
  /** What it brought in this one. */
  latest: number;
}

/**
 * Finds the best of some moves: all are tried in the same worlds with the same luck, so that only the moves make the
 * difference, and when a part of the time is over the worse half retires.
 */
export class Race implements Trial {
  readonly #seat: Seat;
  readonly #trust: Trust;
  /** Those that are still in it, then the others, the last to retire first. */
  readonly #runners: Runner[];
  readonly #stages: number;
  #stage = 1;
  #running: number;
  #now = 0;
  #worlds = 0;

  /** How likely each move seems at first glance to be the best. */
  constructor(seat: Seat, hopes: ReadonlyMap<Code, number>, trust: Trust) {
    this.#seat = seat;
    this.#trust = trust;
    this.#runners = [...hopes].map(([code, hope]) => ({
      code,
      hope: trust.worth * Math.log(hope),
      gain: 0,
      latest: 0,
    }));
    this.#running = this.#runners.length;
    this.#stages = Math.ceil(Math.log2(this.#running));
  }

  get isFresh(): boolean {
    return this.#now === 0;
  }

  next(): Code {
    return this.#runners[this.#now]!.code;
  }

  hear(chances: Float64Array, progress: number): void {
    this.#runners[this.#now]!.latest = chances[this.#seat]!;
    this.#now = (this.#now + 1) % this.#running;
    if (this.#now > 0) return;
    for (let i = 0; i < this.#running; i++) this.#runners[i]!.gain += this.#runners[i]!.latest;
    this.#worlds++;
    if (progress * this.#stages >= this.#stage) this.#retire();
  }

  #retire(): void {
    this.#sort();
    this.#running = Math.max(2, Math.ceil(this.#running / 2));
    this.#stage++;
  }

  /** The moves, best first. */
  get ranking(): Code[] {
    this.#sort();
    return this.#runners.map(({ code }) => code);
  }

  #sort(): void {
    const sorted = this.#runners.slice(0, this.#running).toSorted((a, b) => this.#worth(b) - this.#worth(a));
    this.#runners.splice(0, this.#running, ...sorted);
  }

  /** What was seen and what was hoped for, together. */
  #worth({ gain, hope }: Runner): number {
    const { tries } = this.#trust;
    return (gain + tries * hope) / Math.max(1, this.#worlds + tries);
  }
}
