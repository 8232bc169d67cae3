import { setTimeout } from 'node:timers/promises';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/trouble.ts';
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
  readonly name = 'full disk';
  readonly costsAnswers = true;
  readonly mayRefuse = true;
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  async strike(server: KillableServer, { lost }: Fares): Promise<void> {
    this.#disk.fill(server.pid);
    for (let strangers = 0; lost.count < TURNED_AWAY && strangers < MOST_STRANGERS;) {
      if (await turnsAwayStranger(server)) strangers++;
      await setTimeout(BETWEEN);
    }
    this.#disk.makeRoom(server.pid);
  }
}

async function turnsAwayStranger({ url }: KillableServer): Promise<boolean> {
  const { status } = await new Guest(url).call('POST', '/api/tokens', { name: 'Stranger' });
  return status >= 500;
}
