import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Trial } from './search.ts';

interface Runner {
  readonly code: Code;
  /** Where its differences to others are kept. */
  readonly lane: number;
  readonly glance: number;
  /** What it brought in all worlds that are over. */
  gain: number;
  /** What it brought in this one. */
  latest: number;
  /** What was seen and what was thought at first, together, as long as it was in the race. */
  worth: number;
}

/** Worlds between two looks at who is clearly behind. */
const BETWEEN_LOOKS = 32;
/** In standard errors of the difference: who is so far behind the first will not catch up. */
const CLEARLY = 3;

/**
 * Finds the best of some moves: all are tried in the same worlds with the same luck, so that only the moves make the
 * difference. Whatever is clearly behind retires, and when a part of the time is over so does the worse half.
 */
export class Race implements Trial {
  readonly #seat: Seat;
  /** What was thought at first glance counts as so many tries. */
  readonly #trust: number;
  /** Those that are still in it, then the others, the last to retire first. */
  readonly #runners: Runner[];
  readonly #lanes: number;
  /** By lane and lane: the sum of the squares of how they differed in each world. */
  readonly #squares: Float64Array;
  readonly #stages: number;
  #stage = 1;
  #running: number;
  #now = 0;
  #worlds = 0;

  /** What each move seems worth at first glance, in chances to win. */
  constructor(seat: Seat, glances: ReadonlyMap<Code, number>, trust: number) {
    this.#seat = seat;
    this.#trust = trust;
    this.#runners = [...glances].map(([code, glance], lane) => ({
      code,
      lane,
      glance,
      gain: 0,
      latest: 0,
      worth: glance,
    }));
    this.#lanes = this.#runners.length;
    this.#squares = new Float64Array(this.#lanes * this.#lanes);
    this.#running = this.#lanes;
    this.#stages = halvings(this.#lanes);
  }

  get isFresh(): boolean {
    return this.#now === 0;
  }

  /** All but one have retired. */
  get isSettled(): boolean {
    return this.#running === 1;
  }

  next(): Code {
    return this.#runners[this.#now]!.code;
  }

  hear(chances: Float64Array, progress: number): void {
    this.#runners[this.#now]!.latest = chances[this.#seat]!;
    this.#now = (this.#now + 1) % this.#running;
    if (this.#now > 0) return;
    this.#endWorld();
    if (this.#worlds % BETWEEN_LOOKS === 0) this.#retire(this.#inReach());
    if (progress * this.#stages < this.#stage) return;
    this.#stage++;
    this.#retire(Math.max(2, Math.ceil(this.#running / 2)));
  }

  /** The moves, best first, and how far each is behind the first one. */
  get ranking(): { readonly code: Code; readonly behind: number }[] {
    this.#sort();
    const most = this.#runners[0]!.worth;
    return this.#runners.map(({ code, worth }) => ({ code, behind: Math.max(0, most - worth) }));
  }

  #endWorld(): void {
    const runners = this.#runners;
    for (let i = 0; i < this.#running; i++) {
      const one = runners[i]!;
      one.gain += one.latest;
      for (let j = 0; j < i; j++) {
        const other = runners[j]!;
        const difference = one.latest - other.latest;
        this.#squares[one.lane * this.#lanes + other.lane]! += difference * difference;
        this.#squares[other.lane * this.#lanes + one.lane]! += difference * difference;
      }
    }
    this.#worlds++;
  }

  #retire(remaining: number): void {
    this.#sort();
    this.#running = Math.min(this.#running, remaining);
  }

  /** How many the first is not clearly ahead of, by what was seen alone, and those before them. */
  #inReach(): number {
    this.#sort();
    for (let i = this.#running - 1; i > 0; i--) if (!this.#isClearlyBehind(this.#runners[i]!)) return i + 1;
    return 1;
  }

  /** As if it had been half a win nearer once more: what never differed so far still may. */
  #isClearlyBehind(one: Runner): boolean {
    const first = this.#runners[0]!;
    const gap = first.gain - one.gain;
    const spread = this.#squares[first.lane * this.#lanes + one.lane]! - (gap * gap) / this.#worlds;
    return gap > CLEARLY * Math.sqrt(Math.max(0, spread) + 0.25);
  }

  #sort(): void {
    const tries = this.#trust;
    const runners = this.#runners.slice(0, this.#running);
    for (const one of runners) one.worth = (one.gain + tries * one.glance) / Math.max(1, this.#worlds + tries);
    this.#runners.splice(0, this.#running, ...runners.toSorted((a, b) => b.worth - a.worth));
  }
}

/** How often it can be halved, rounding up, until one is left. */
function halvings(count: number): number {
  return 32 - Math.clz32(count - 1);
}
