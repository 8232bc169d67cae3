import type { FastChance } from '../../../engine/chance/fast.ts';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Trouble } from '../crash/trouble.ts';

/** The network is gone for half of those who wait for an answer or listen, and at once there again. */
export class CutPeople implements Trouble {
  readonly name = 'people cut off';
  readonly costsAnswers = true;
  readonly mayRefuse = false;
  readonly #chance: FastChance;

  constructor(chance: FastChance) {
    this.#chance = chance;
  }

  async strike({ callers }: KillableServer): Promise<void> {
    for (const caller of callers) if (this.#chance.below(2) === 0) caller.abort();
  }
}
