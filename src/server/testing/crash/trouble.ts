import type { KillableServer } from './killable-server.ts';
import type { Tally } from './tally.ts';

/** Something that befalls servers while people play, and passes. */
export interface Trouble {
  /** What it is called in reports. */
  readonly name: string;
  /** Whether answers may be lost while it lasts, and whether a server may say that it cannot. */
  readonly costsAnswers: boolean;
  readonly mayRefuse: boolean;
  /** Whether it befalls every server, until each says that it is well again, and not only the one that it is brought over. */
  readonly isForAll?: true;
  /** From its beginning to its end, told how people fare meanwhile. */
  strike(server: KillableServer, fares: Fares): Promise<void>;
}

export interface Fares {
  /** Requests that came to nothing. */
  readonly lost: Tally;
  /** Those, and moves that were acknowledged. */
  readonly either: Tally;
}

/** Kill −9. The next process comes up while others play on, or all wait for it. */
export const KILL: Trouble = {
  name: 'kill −9',
  costsAnswers: true,
  mayRefuse: false,
  async strike(server) {
    // whoever waits for the server is told if it does not come up again
    server.crash().catch(() => undefined);
  },
};

/** One server after the other is closed and started again, as where a new version is put in place. */
export const RESTART: Trouble = {
  name: 'restart',
  costsAnswers: true,
  mayRefuse: true,
  strike: (server) => server.restart(),
};

export function times(count: number, trouble: Trouble): Trouble[] {
  return Array<Trouble>(count).fill(trouble);
}
