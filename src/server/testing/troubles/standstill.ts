import { setTimeout } from 'node:timers/promises';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Trouble } from '../crash/trouble.ts';

/** The process stands still for a while, as on a machine that was suspended: nobody may even notice but by the wait. */
export class Standstill implements Trouble {
  readonly name = 'standstill';
  readonly costsAnswers = false;
  readonly mayRefuse = false;
  /** In seconds, one after the other, and again. */
  readonly #lengths: readonly number[];
  #times = 0;

  constructor(lengths: readonly number[]) {
    this.#lengths = lengths;
  }

  async strike({ pid }: KillableServer): Promise<void> {
    process.kill(pid, 'SIGSTOP');
    await setTimeout(this.#lengths[this.#times++ % this.#lengths.length]! * 1000);
    process.kill(pid, 'SIGCONT');
  }
}
