import type { Settings } from './settings.ts';

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Finishes what is being done, flushes, ends all streams. */
  stop(): Promise<void>;
}

/** Opens the database, takes up what was left, and listens. */
export function startServer(settings: Settings): Promise<Server> {
  throw new Error(`not yet: ${settings.port}`);
}
