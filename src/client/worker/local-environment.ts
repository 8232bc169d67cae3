import { hmacSha256 } from '../../engine/chance/hmac.ts';
import type { Environment } from '../../table/environment.ts';
import { REAL_TIME } from '../../table/real-time.ts';
import type { Store } from '../../table/store/store.ts';
import { GamesHere } from './games-here.ts';
import { TakenElsewhere } from './local-store.ts';

/** Long enough to be followed. */
const USUAL_PACE = 850;

/** What tables need, as a worker has it. This is another thread already: bots can think right here. */
export class LocalEnvironment implements Environment {
  readonly here = new GamesHere();
  readonly games = this.here.games;
  readonly store: Store;
  readonly time = REAL_TIME;
  readonly thinker: Environment['thinker'] = { think: (request) => this.here.think(request) };
  readonly adviser: Environment['adviser'] = { advise: (hintRequest) => this.here.advise(hintRequest) };
  readonly generator = hmacSha256;
  #pace = 1;

  constructor(store: Store) {
    this.store = store;
  }

  readonly pace = (): number => this.#pace * USUAL_PACE;

  /** Bots take so much of their time. */
  setPace(pace: number): void {
    this.#pace = pace;
  }

  random(bytes: number): Uint8Array {
    return crypto.getRandomValues(new Uint8Array(bytes));
  }

  /** A match waits for its player, however long that takes. */
  readonly closesIdle = false;

  failed(table: string, error: unknown): void {
    if (error instanceof TakenElsewhere) return;
    console.error(`a duty at table ${table} failed and will be tried again`, error);
  }
}
