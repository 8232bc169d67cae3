import { setTimeout } from 'node:timers/promises';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Trouble } from '../crash/spells.ts';

/** The process stands still for a while, as on a machine that was suspended: nobody may even notice but by the wait. */
export class Standstill implements Trouble {
  readonly costsAnswers = false;
  readonly mayRefuse = false;
  readonly #server: KillableServer;
  /** In seconds, one after the other. */
  readonly #lengths: readonly number[];
  #times = 0;

  constructor(server: KillableServer, lengths: readonly number[]) {
    this.#server = server;
    this.#lengths = lengths;
  }

  async strike(): Promise<void> {
    process.kill(this.#server.pid, 'SIGSTOP');
    await setTimeout(this.#lengths[this.#times++]! * 1000);
    process.kill(this.#server.pid, 'SIGCONT');
  }
}
