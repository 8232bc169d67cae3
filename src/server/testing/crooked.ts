import { hmacSha256 } from '../../engine/chance/hmac.ts';
import type { GameEvent } from '../../engine/game.ts';
import { seedFrom } from '../../engine/record/fairness.ts';
import { straw } from '../../games/straw/game.ts';
import type { Entry, Fact } from '../../table/log/entry.ts';
import { foldings } from '../../table/log/log.ts';
import type { Environment } from '../../table/environment.ts';
import { indexOf } from '../../table/store/index-of.ts';
import { MemoryStore } from '../../table/store/memory-store.ts';
import type { Index } from '../../table/store/store.ts';
import { seededRandom } from '../../table/testing/seeded-random.ts';
import { startedAnew, type SaltedParty } from './salted.ts';
import type { Kept } from './stores.ts';

/** What an operator makes of a log. Times are put right. */
type Forge = (log: readonly Entry[]) => readonly Fact[];

/** The server is stopped, its log rewritten, and all go on at a table that follows from it in every way. */
export async function forged(all: SaltedParty, forge: Forge): Promise<SaltedParty> {
  const { kept, table, server } = all;
  const reopen = async (): Promise<Kept> => {
    const log = forge(await kept.store.log(table)).map((fact): Entry => ({
      ...fact,
      at: server.environment.time.now(),
    }));
    const changed: Kept = {
      ...kept,
      store: await storeOf(table, log, server.environment),
      reopen: async () => changed,
    };
    return changed;
  };
  return startedAnew({ ...all, kept: { ...kept, reopen } });
}

async function storeOf(id: string, log: readonly Entry[], environment: Environment): Promise<MemoryStore> {
  const store = new MemoryStore();
  let place = 0;
  for (const [table, announcement, entry] of foldings(log, environment)) {
    const index = indexOf(table, announcement, environment);
    await (place === 0
      ? store.open(id, entry, index as Required<Pick<Index, 'card'>> & Index)
      : store.append(id, place, entry, index));
    place++;
  }
  return store;
}

/** The cards that seat 0 is to be dealt. */
export const CHOSEN = ['straw', 'lamp'];

/** Draws secrets until seat 0 is dealt the chosen cards, if nobody's number counts. */
export function untilItSuits(): Environment['random'] {
  const random = seededRandom('crooked');
  return (bytes) => {
    let drawn = random(bytes);
    while (bytes === 32 && !suits(drawn)) drawn = random(bytes);
    return drawn;
  };
}

function suits(secret: Uint8Array): boolean {
  const hand = handOfFirst(eventsFrom(seedFrom(secret, [])));
  return CHOSEN.every((card) => hand.includes(card));
}

function eventsFrom(seed: Uint8Array): GameEvent[] {
  const events: GameEvent[] = [];
  const state = straw.blank(2, { ending: 'each-deals-once' });
  straw.start(state, hmacSha256.from(seed), (event) => events.push(event));
  return events;
}

/** What seat 0 is dealt first. */
export function handOfFirst(events: readonly GameEvent[]): readonly string[] {
  const dealt = events.find((event) => event.type === 'dealt' && (event as { seat?: number }).seat === 0);
  return (dealt as unknown as { cards: readonly string[] }).cards;
}
