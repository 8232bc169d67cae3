import { join } from 'node:path';
import type { FastChance } from '../../../engine/chance/fast.ts';
import { seeded } from '../../../engine/testing/seeded.ts';
import { Book } from './acknowledged.ts';
import { freePort } from './free-port.ts';
import { KillableServer, type Start } from './killable-server.ts';
import { Line } from './line.ts';
import type { Mischief } from './mischief.ts';
import { Party, type Played } from './party.ts';
import type { World } from './person.ts';
import { PLANS, type Plan } from './plans.ts';
import { reportOn, type Report } from './report.ts';

export interface Wanted<M extends Mischief> {
  /** What is to happen while people play. */
  readonly mischief: (server: KillableServer, chance: FastChance) => M;
  readonly plans?: readonly Plan[];
  readonly how?: Start;
  readonly seed: number;
  /** An empty one, for the database and what the driver writes down. */
  readonly folder: string;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
}

export interface Survived<M extends Mischief> extends Report {
  readonly tables: number;
  readonly kills: number;
  readonly ownEnds: number;
  /** What the server wrote to its log of errors. */
  readonly complaints: string;
  readonly mischief: M;
}

/** Plays at all tables whatever befalls the server, then looks for everything that was acknowledged. */
export async function drive<M extends Mischief>(wanted: Wanted<M>): Promise<Survived<M>> {
  const { seed, folder, signal, plans = PLANS } = wanted;
  const server = new KillableServer(await freePort(), join(folder, 'data'), wanted.how);
  // a process that nobody waits for any more would stay
  signal.addEventListener('abort', () => void server.stop());
  const book = new Book(join(folder, 'acknowledged.ndjson'));
  const mischief = wanted.mischief(server, seeded(seed, 255));
  try {
    const played = await playAll({ line: new Line(mischief), book, mischief }, server.url, plans, seed);
    await server.ready();
    // what was too weak to play on may be too weak to be asked
    if (server.isFrail) await server.crash();
    const report = await reportOn(played, book.read(), join(folder, 'records.ndjson'));
    const { kills, ownEnds, complaints } = server;
    return { tables: plans.length, kills, ownEnds, complaints, mischief, ...report };
  } finally {
    await server.stop();
  }
}

/** Whoever has finished plays again as long as there is something to come. */
async function playAll(world: World, url: string, plans: readonly Plan[], seed: number): Promise<Played[]> {
  const all = plans.map(async (plan, i) => {
    const party = await Party.meet(world, url, plan, seed * plans.length + i);
    return party.playWhile(() => !world.mischief.isDone);
  });
  return (await Promise.all(all)).flat();
}
