import { setImmediate } from 'node:timers/promises';
import type { FastChance } from '../../../engine/chance/fast.ts';
import type { KillableServer } from './killable-server.ts';
import type { Mischief } from './mischief.ts';

const MOST_MOVES_BETWEEN = 80;
/** Of the event loop: enough for a move to be read, thought about, saved or answered, whichever it is. */
const MOST_TURNS = 400;

/** Kills the server after random numbers of acknowledged moves, every other time with a move on its way. */
export class Killer implements Mischief {
  readonly #server: KillableServer;
  readonly #chance: FastChance;
  running = 0;
  /** How many it was at least, whenever the server was killed. */
  fewestRunning = Infinity;
  readonly isRough = false;
  readonly mayRefuse = false;
  #left: number;
  #movesToGo: number;
  #mood: 'counting' | 'armed' | 'striking' = 'counting';

  constructor(server: KillableServer, kills: number, chance: FastChance) {
    this.#server = server;
    this.#chance = chance;
    this.#left = kills;
    this.#movesToGo = this.#draw();
  }

  get isDone(): boolean {
    return this.#left === 0;
  }

  get troubles(): number {
    return this.#server.ends;
  }

  ready(): Promise<void> {
    return this.#server.ready();
  }

  acknowledged(): void {
    if (this.isDone || this.#mood !== 'counting' || !this.#server.isUp || --this.#movesToGo > 0) return;
    if (this.#chance.below(2) === 0) this.#kill();
    else this.#mood = 'armed';
  }

  sent(): void {
    if (this.#mood !== 'armed') return;
    this.#mood = 'striking';
    void this.#killIn(this.#chance.below(MOST_TURNS));
  }

  lost(): Promise<void> {
    return Promise.resolve();
  }

  async #killIn(turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn++) await setImmediate();
    this.#kill();
  }

  #kill(): void {
    this.#left--;
    this.fewestRunning = Math.min(this.fewestRunning, this.running);
    this.#mood = 'counting';
    this.#movesToGo = this.#draw();
    // whoever waits for the server is told if it does not come up again
    this.#server.crash().catch(() => undefined);
  }

  #draw(): number {
    return 1 + this.#chance.below(MOST_MOVES_BETWEEN);
  }
}
