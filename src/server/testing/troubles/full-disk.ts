import { setTimeout } from 'node:timers/promises';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/spells.ts';
import { Guest } from '../guest.ts';
import type { Disk } from './disk.ts';

/** So many who play are turned away before there is room again. */
const TURNED_AWAY = 3;
/** Or so many strangers: all tables may wait for what the server itself cannot write down. */
const MOST_STRANGERS = 40;
/** How long after one stranger the next one comes, in milliseconds. */
const BETWEEN = 25;

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
    for (let strangers = 0; lost.count < TURNED_AWAY && strangers < MOST_STRANGERS;) {
      if (await this.#turnsAwayStranger()) strangers++;
      await setTimeout(BETWEEN);
    }
    this.#disk.makeRoom(this.#server.pid);
  }

  async #turnsAwayStranger(): Promise<boolean> {
    const { status } = await new Guest(this.#server.url).call('POST', '/api/tokens', { name: 'Stranger' });
    return status >= 500;
  }
}
