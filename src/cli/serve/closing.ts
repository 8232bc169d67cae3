import type { Server } from '../../server/server.ts';
import { Failure } from '../args.ts';
import { codeOf } from '../signals.ts';

// A hang-up is left to the system: whoever starts a server with nohup wants it to stay.
const CLOSING = ['SIGINT', 'SIGTERM'] as const;
type ClosingSignal = (typeof CLOSING)[number];

const PATIENCE = 10_000;

/** npm passes on a Ctrl-C that the terminal has sent already: so soon it is no second wish. */
const ECHO = 300;

const FAILED = 1;

/** Resolves with the first signal to close; a second one ends the process at once. */
export function closingSignal(): Promise<ClosingSignal> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const heard = (signal: ClosingSignal): void => {
      if (first !== undefined && performance.now() - first > ECHO) process.exit(codeOf(signal));
      first ??= performance.now();
      resolve(signal);
    };
    for (const signal of CLOSING) process.on(signal, heard);
  });
}

/** Closes the server. What hangs longer than that, here or after it, is left behind. */
export async function closeWithin(server: Pick<Server, 'stop'>, patience = PATIENCE): Promise<void> {
  const timer = setTimeout(() => giveUp(patience), patience);
  try {
    await server.stop();
  } catch (error) {
    throw new Failure(`closing failed: ${(error as Error).message}`);
  } finally {
    timer.unref();
  }
}

function giveUp(patience: number): void {
  console.error(`threestraws: closing took longer than ${patience / 1000} seconds`);
  process.exit(FAILED);
}
