import { hmacSha256 } from '../../engine/chance/hmac.ts';
import type { Environment } from '../../table/environment.ts';
import { REAL_TIME } from '../../table/real-time.ts';
import type { Store } from '../../table/store/store.ts';
import { LoadedGames } from './loaded-games.ts';
import { TakenElsewhere } from './local-store.ts';

/** Long enough to be followed. */
const USUAL_PACE = 850;

/** What tables need, as a worker has it. This is another thread already: bots can think right here. */
export class LocalEnvironment implements Environment {
  readonly loaded = new LoadedGames();
  readonly games = this.loaded.games;
  readonly store: Store;
  readonly time = REAL_TIME;
  readonly thinker: Environment['thinker'] = { think: (request) => this.loaded.think(request) };
  readonly adviser: Environment['adviser'] = { advise: (hintRequest) => this.loaded.advise(hintRequest) };
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
