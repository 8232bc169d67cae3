import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/spells.ts';
import type { Disk } from './disk.ts';

/** So many are turned away before there is room again. At tables without bots there is always somebody to be. */
export const TURNED_AWAY = 3;

/** Nothing can be written until some have been turned away. */
export class FullDisk implements Trouble {
  readonly costsAnswers = true;
  readonly mayRefuse = true;
  readonly #server: KillableServer;
  readonly #disk: Disk;

  constructor(server: KillableServer, disk: Disk) {
    this.#server = server;
    this.#disk = disk;
  }

  async strike({ lost }: Fares): Promise<void> {
    this.#disk.fill(this.#server.pid);
    await lost.reaches(TURNED_AWAY);
    this.#disk.makeRoom(this.#server.pid);
  }
}
