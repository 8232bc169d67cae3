import { advise } from '../../bots/advise.ts';
import { think } from '../../bots/think.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import { GAMES } from '../../games/games.ts';
import { House } from '../house.ts';
import type { Means } from '../means.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ManualTime } from './manual-time.ts';
import { seededRandom } from './seeded-random.ts';

/** Means for a test: time stands still, nothing is left to chance, bots answer at once, and whatever fails is kept. */
export class TestMeans implements Means {
  readonly games: Means['games'] = GAMES;
  readonly store: Means['store'] = new MemoryStore();
  readonly time = new ManualTime();
  readonly thinker: Means['thinker'] = { think: (thought) => Promise.resolve(think(thought)) };
  readonly adviser: Means['adviser'] = { advise: (doubt) => Promise.resolve(advise(doubt)) };
  readonly random: Means['random'] = seededRandom('house');
  readonly generator: Means['generator'] = hmacSha256;
  readonly closesIdle: boolean = true;
  readonly failures: unknown[] = [];

  constructor(given: Partial<Means> = {}) {
    Object.assign(this, given);
  }

  pace(): number {
    return 0;
  }

  failed(_: string, error: unknown): void {
    this.failures.push(error);
  }
}

export async function testHouse(given: Partial<Means> = {}): Promise<{ house: House; means: TestMeans }> {
  const means = new TestMeans(given);
  const house = new House(means);
  await house.begin();
  return { house, means };
}
