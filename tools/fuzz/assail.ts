import { seeded } from '../../src/engine/testing/seeded.ts';
import { GAMES } from '../../src/games/games.ts';
import { Fleet } from '../../src/server/testing/crash/fleet.ts';
import { Guest } from '../../src/server/testing/guest.ts';
import { playToEnd } from '../../src/server/testing/play-to-end.ts';
import type { Ground } from '../drivers/ground.ts';
import { withGauge } from './gauge.ts';
import type { Guarded } from './guarded.ts';
import type { Orders } from './orders.ts';
import { begin, shortOf } from './short.ts';
import { Siege, type Withstood } from './siege.ts';

const MINUTE = 60_000;

/** What the servers lived through, and how they were then. */
export interface Assailed extends Withstood {
  readonly playedAfterwards: number;
  readonly ownEnds: number;
  readonly complaints: string;
}

/** Something that is done to the servers before nonsense is sent. */
type Before = (guarded: Guarded) => Promise<void>;

export async function assail(orders: Orders, ground: Ground, stopped: AbortSignal, before?: Before): Promise<Assailed> {
  const hows = Array.from({ length: orders.processes }, () => withGauge(ground.folder));
  const fleet = await Fleet.launch(ground.home, hows, seeded(orders.seed, 254));
  // processes that nobody waits for any more would stay
  stopped.addEventListener('abort', () => void fleet.stop());
  try {
    await fleet.allReady();
    const siege = await Siege.lay(orders, ground, fleet);
    await before?.(siege.guarded);
    const withstood = await siege.hold(AbortSignal.any([stopped, AbortSignal.timeout(orders.minutes * MINUTE)]));
    stopped.throwIfAborted();
    const playedAfterwards = await playAll(fleet);
    return { ...withstood, playedAfterwards, ownEnds: fleet.ownEnds, complaints: fleet.complaints };
  } finally {
    await fleet.stop();
  }
}

/** A whole match of every game, each by people at different servers; answers how many. */
async function playAll({ servers }: Fleet): Promise<number> {
  const [here, there] = [servers[0]!.url, servers.at(-1)!.url];
  for (const { id: game } of GAMES)
    await playMatch(game, await Guest.arrive(here, 'Ann'), await Guest.arrive(there, 'Bob'));
  return GAMES.length;
}

async function playMatch(game: string, host: Guest, other: Guest): Promise<void> {
  const { table } = await host.open(shortOf(game));
  await other.ok('POST', `/api/tables/${table.id}/seats`, {});
  await begin(host, table.id);
  await playToEnd([host, other], table.id);
  await other.ok('GET', `/api/tables/${table.id}/record`);
}
