import type { FastChance } from '../../../engine/chance/fast.ts';
import type { KillableServer } from './killable-server.ts';
import type { Mischief } from './mischief.ts';
import { Tally } from './tally.ts';

const MOST_MOVES_BETWEEN = 40;

/** Something that befalls a server which goes on running, and passes. */
export interface Trouble {
  /** Whether answers may be lost while it lasts, and whether the server may say that it cannot. */
  readonly costsAnswers: boolean;
  readonly mayRefuse: boolean;
  /** From its beginning to its end, told how people fare meanwhile. */
  strike(fares: Fares): Promise<void>;
}

export interface Fares {
  /** Requests that came to nothing. */
  readonly lost: Tally;
  /** Those, and moves that were acknowledged. */
  readonly either: Tally;
}

/** Brings the same trouble over the server again and again, after random numbers of acknowledged moves. */
export class Spells implements Mischief {
  readonly #server: KillableServer;
  readonly #trouble: Trouble;
  readonly #chance: FastChance;
  running = 0;
  fewestRunning = Infinity;
  troubles = 0;
  /** Requests that came to nothing, in all. */
  losses = 0;
  #left: number;
  #movesToGo: number;
  #fares: Fares | undefined;
  #passing: Promise<void> = Promise.resolve();

  constructor(server: KillableServer, trouble: Trouble, times: number, chance: FastChance) {
    this.#server = server;
    this.#trouble = trouble;
    this.#chance = chance;
    this.#left = times;
    this.#movesToGo = this.#draw();
  }

  get isDone(): boolean {
    return this.#left === 0;
  }

  get isRough(): boolean {
    return this.#fares !== undefined && this.#trouble.costsAnswers;
  }

  get mayRefuse(): boolean {
    return this.#trouble.mayRefuse;
  }

  ready(): Promise<void> {
    return this.#server.ready();
  }

  sent(): void {}

  acknowledged(): void {
    this.#fares?.either.add();
    if (this.isDone || this.#fares !== undefined || --this.#movesToGo > 0) return;
    this.#passing = this.#strike();
    // whoever loses an answer is told if it does not pass
    this.#passing.catch(() => undefined);
  }

  lost(): Promise<void> {
    this.losses++;
    this.#fares?.lost.add();
    this.#fares?.either.add();
    return this.#passing;
  }

  async #strike(): Promise<void> {
    this.fewestRunning = Math.min(this.fewestRunning, this.running);
    if (this.#trouble.costsAnswers) this.troubles++;
    const fares = { lost: new Tally(), either: new Tally() };
    this.#fares = fares;
    await this.#trouble.strike(fares);
    this.#fares = undefined;
    this.#movesToGo = this.#draw();
    this.#left--;
  }

  #draw(): number {
    return 1 + this.#chance.below(MOST_MOVES_BETWEEN);
  }
}
