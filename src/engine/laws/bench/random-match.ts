import type { Code, GameEvent, Position } from '../../game.ts';
import { has, type Seat, type SeatSet } from '../../seats.ts';
import type { Bench } from './bench.ts';
import type { Law } from '../law.ts';
import { printOf } from './print.ts';
import { seedOf } from './seeds.ts';
import { TracedChance } from './traced.ts';

export interface Play {
  readonly seat: Seat;
  readonly code: Code;
}

/** How rarely somebody who has chosen in secret chooses anew. */
const CHANGE_OF_MIND = 4;

/** Any move of anybody who is waited for; now and then another choice of somebody who has chosen. */
export function anyPlay(bench: Bench, waiting: SeatSet, legal: readonly (readonly Code[])[]): Play | undefined {
  const movers = [...legal.keys()].filter((seat) => legal[seat]!.length > 0);
  const chosen = movers.filter((seat) => !has(waiting, seat));
  const again = chosen.length > 0 && bench.oneIn(CHANGE_OF_MIND);
  const seats = again ? chosen : movers.filter((seat) => has(waiting, seat));
  if (seats.length === 0) return undefined;
  const seat = bench.pick(seats);
  return { seat, code: bench.pick(legal[seat]!) };
}

/** One seeded match of random moves, as it goes. */
export class RandomMatch {
  readonly bench: Bench;
  readonly index: number;
  readonly seed: Uint8Array;
  readonly state: Position;
  readonly chance: TracedChance;
  readonly plays: Play[] = [];
  /** All events so far, as they were when they were told. */
  readonly told: string[] = [];
  /** Secret choices that wait for others to choose, and the position before the first of them. */
  readonly choices: Play[] = [];
  readonly #beforeChoices: Position;
  readonly #laws: readonly Law[];
  #print: string | undefined;
  waiting: SeatSet = 0;
  /** What each seat may do. */
  legal: Code[][] = [];

  constructor(bench: Bench, laws: readonly Law[], seed: number, index: number) {
    this.bench = bench;
    bench.prepare();
    this.index = index;
    this.seed = seedOf('match', seed, index);
    this.state = bench.blank();
    this.#beforeChoices = bench.blank();
    this.#laws = laws;
    this.chance = new TracedChance(this.seed, () => laws.forEach((law) => law.shuffles?.(this)));
  }

  start(): void {
    this.bench.game.start(this.state, this.chance, (event) => this.#hear(event));
    this.#look();
  }

  next(): Play | undefined {
    return anyPlay(this.bench, this.waiting, this.legal);
  }

  play(next: Play): void {
    const { game } = this.bench;
    const resolves = this.waiting === 1 << next.seat;
    if (!resolves && this.choices.length === 0) game.copy(this.state, this.#beforeChoices);
    this.plays.push(next);
    game.play(this.state, next.seat, next.code, this.chance, (event) => this.#hear(event));
    if (resolves) this.choices.length = 0;
    else this.choices.push(next);
    this.#look();
  }

  /** The position before any choice that is still secret. */
  get base(): Position {
    return this.choices.length === 0 ? this.state : this.#beforeChoices;
  }

  /** The position as bytes, worked out once. */
  get print(): string {
    return (this.#print ??= printOf(this.bench, this.state));
  }

  #hear(event: GameEvent): void {
    this.told.push(JSON.stringify(event));
    for (const law of this.#laws) law.hears?.(this, event);
  }

  #look(): void {
    this.#print = undefined;
    this.waiting = this.bench.game.waitingFor(this.state);
    this.legal = this.bench.allMoves(this.state);
  }
}
