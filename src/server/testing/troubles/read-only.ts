import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KillableServer, Start } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/trouble.ts';

const MODES = { folder: [0o500, 0o700], file: [0o400, 0o600] } as const;
const MEANWHILE = 30;

/** Whom modes do not bind, such as root in a container, has to be bound by them. */
const POWERS = '-dac_override,-dac_read_search';
const BOUND: Start = { by: ['setpriv', `--bounding-set=${POWERS}`, `--inh-caps=${POWERS}`] };
export const BOUND_BY_MODES: Start = process.getuid?.() === 0 ? BOUND : {};

const [command = 'true', ...args] = BOUND_BY_MODES.by ?? [];
export const CAN_BE_BOUND = spawnSync(command, [...args, 'true']).status === 0;

export function setReadOnly(folder: string, isReadOnly: boolean): void {
  const which = isReadOnly ? 0 : 1;
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), MODES.file[which]);
  chmodSync(folder, MODES.folder[which]);
}

/** The folder and all in it become read-only under a server that has them open: it goes on, and nobody notices. */
export class ReadOnlyFolder implements Trouble {
  readonly name = 'read-only folder';
  readonly costsAnswers = false;
  readonly mayRefuse = false;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async strike(_: KillableServer, { either }: Fares): Promise<void> {
    setReadOnly(this.#folder, true);
    await either.reaches(MEANWHILE);
    setReadOnly(this.#folder, false);
  }
}
