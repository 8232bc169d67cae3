import { think } from '../../bots/think.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import { GAMES } from '../../games/games.ts';
import type { Means, Timepiece } from '../../table/means.ts';
import type { Store } from '../../table/store.ts';

const PACE = 850;
const FAST_PACE = 400;

const REAL_TIME: Timepiece = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** What tables need, as a worker has it. This is another thread already: bots can think right here. */
export class LocalMeans implements Means {
  readonly games = GAMES;
  readonly store: Store;
  readonly time = REAL_TIME;
  readonly thinker: Means['thinker'] = { think: async (thought) => think(thought) };
  readonly generator = hmacSha256;
  botPace = PACE;

  constructor(store: Store) {
    this.store = store;
  }

  readonly pace = (): number => this.botPace;

  hurry(isFast: boolean): void {
    this.botPace = isFast ? FAST_PACE : PACE;
  }

  random(bytes: number): Uint8Array {
    return crypto.getRandomValues(new Uint8Array(bytes));
  }

  failed(table: string, error: unknown): void {
    console.error(`a duty at table ${table} failed and will be tried again`, error);
  }
}
