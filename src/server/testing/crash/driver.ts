import { join } from 'node:path';
import { seeded } from '../../../engine/testing/seeded.ts';
import { Book } from './acknowledged.ts';
import { Fleet } from './fleet.ts';
import type { Home, Start } from './killable-server.ts';
import { Line } from './line.ts';
import { Mischief } from './mischief.ts';
import { Party, type Played } from './party.ts';
import type { World } from './person.ts';
import { PLANS, type Plan } from './plans.ts';
import { reportOn, type Report } from './report.ts';
import type { Trouble } from './trouble.ts';

export interface Wanted {
  /** What is to happen while people play. */
  readonly troubles: readonly Trouble[];
  readonly plans?: readonly Plan[];
  /** How each server is started: one by default. */
  readonly hows?: readonly Start[];
  /** Where they keep their data; the one that is alone has a folder in that of the driver. */
  readonly home?: Home;
  readonly seed: number;
  /** An empty one, for the database and what the driver writes down. */
  readonly folder: string;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
  /** Only troubles end before their time: what goes on is played to its end. */
  readonly enough?: AbortSignal;
}

export interface Survived extends Report {
  readonly tables: number;
  readonly kills: number;
  readonly ownEnds: number;
  /** What the servers wrote to their logs of errors. */
  readonly complaints: string;
  readonly mischief: Mischief;
}

/** Plays at all tables whatever befalls the servers, then looks for everything that was acknowledged. */
export async function drive(wanted: Wanted): Promise<Survived> {
  const { seed, folder, signal, plans = PLANS, hows = [{}] } = wanted;
  const home = wanted.home ?? { DATA_DIR: join(folder, 'data') };
  const fleet = await Fleet.launch(home, hows, seeded(seed, 254));
  // processes that nobody waits for any more would stay
  signal.addEventListener('abort', () => void fleet.stop());
  const book = new Book(join(folder, 'acknowledged.ndjson'));
  const mischief = new Mischief(fleet, wanted.troubles, seeded(seed, 255));
  wanted.enough?.addEventListener('abort', () => mischief.callOff());
  try {
    const played = await playAll({ fleet, line: new Line(fleet, mischief), book, mischief }, plans, seed);
    await ready(fleet);
    const urls = fleet.servers.map(({ url }) => url);
    const report = await reportOn(played, book.read(), urls, join(folder, 'records.ndjson'));
    const { kills, ownEnds, complaints } = fleet;
    return { tables: plans.length, kills, ownEnds, complaints, mischief, ...report };
  } finally {
    await fleet.stop();
  }
}

/** Whoever has finished plays again as long as there is something to come. */
async function playAll(world: World, plans: readonly Plan[], seed: number): Promise<Played[]> {
  const all = plans.map(async (plan, i) => {
    const party = await Party.meet(world, plan, seed * plans.length + i);
    return party.playWhile(() => !world.mischief.isDone);
  });
  return (await Promise.all(all)).flat();
}

/** What was too weak to play on may be too weak to be asked. */
async function ready(fleet: Fleet): Promise<void> {
  await fleet.allReady();
  for (const server of fleet.servers) if (server.isFrail) await server.crash();
}
