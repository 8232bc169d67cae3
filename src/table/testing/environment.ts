import { advise } from '../../bots/advise.ts';
import { think } from '../../bots/think.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import { GAMES } from '../../games/games.ts';
import { Tables } from '../tables.ts';
import type { Environment } from '../environment.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ManualTime } from './manual-time.ts';
import { seededRandom } from './seeded-random.ts';

/** An environment for a test: time stands still, nothing is left to chance, bots answer at once, and whatever fails is kept. */
export class TestEnvironment implements Environment {
  readonly games: Environment['games'] = GAMES;
  readonly store: Environment['store'] = new MemoryStore();
  readonly time = new ManualTime();
  readonly thinker: Environment['thinker'] = { think: (request) => Promise.resolve(think(request)) };
  readonly adviser: Environment['adviser'] = { advise: (hintRequest) => Promise.resolve(advise(hintRequest)) };
  readonly random: Environment['random'] = seededRandom('house');
  readonly generator: Environment['generator'] = hmacSha256;
  readonly closesIdle: boolean = true;
  readonly failures: unknown[] = [];

  constructor(given: Partial<Environment> = {}) {
    Object.assign(this, given);
  }

  pace(): number {
    return 0;
  }

  failed(_: string, error: unknown): void {
    this.failures.push(error);
  }
}

export async function testTables(
  given: Partial<Environment> = {},
): Promise<{ tables: Tables; environment: TestEnvironment }> {
  const environment = new TestEnvironment(given);
  const tables = new Tables(environment);
  await tables.begin();
  return { tables, environment };
}
