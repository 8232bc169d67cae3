import { setTimeout } from 'node:timers/promises';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Mischief } from '../crash/mischief.ts';

/** How long nobody asks again, in milliseconds: a process that has failed need not have ended yet. */
const RESPITE = 50;

/** Nothing is done to the server: it is too weak, and may end by itself at any moment. */
export class Frailty implements Mischief {
  readonly #server: KillableServer;
  running = 0;
  readonly isDone = true;
  readonly mayRefuse = true;
  losses = 0;

  constructor(server: KillableServer) {
    this.#server = server;
  }

  get troubles(): number {
    return this.#server.ends;
  }

  get isRough(): boolean {
    return this.#server.isFrail;
  }

  ready(): Promise<void> {
    return this.#server.ready();
  }

  acknowledged(): void {}

  sent(): void {}

  async lost(): Promise<void> {
    this.losses++;
    await setTimeout(RESPITE);
  }
}
