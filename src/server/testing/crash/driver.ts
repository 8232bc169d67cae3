import { join } from 'node:path';
import { seeded } from '../../../engine/testing/seeded.ts';
import { Book } from './acknowledged.ts';
import { freePort } from './free-port.ts';
import { KillableServer } from './killable-server.ts';
import { Killer } from './killer.ts';
import { Line } from './line.ts';
import { Party, type Played } from './party.ts';
import type { World } from './person.ts';
import { PLANS } from './plans.ts';
import { reportOn, type Report } from './report.ts';

export interface Wanted {
  readonly kills: number;
  readonly seed: number;
  /** An empty one, for the database and what the driver writes down. */
  readonly folder: string;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
}

export interface Survived extends Report {
  readonly tables: number;
  readonly kills: number;
  /** How many matches were going on when the server was killed, at least. */
  readonly fewestRunning: number;
  /** What the server wrote to its log of errors. */
  readonly complaints: string;
}

/** Plays at all tables while the server is killed again and again, then looks for everything that was acknowledged. */
export async function driveThroughKills({ kills, seed, folder, signal }: Wanted): Promise<Survived> {
  const server = new KillableServer(await freePort(), join(folder, 'data'));
  // a process that nobody waits for any more would stay
  signal.addEventListener('abort', () => void server.stop());
  const book = new Book(join(folder, 'acknowledged.ndjson'));
  const killer = new Killer(server, kills, seeded(seed, 255));
  try {
    const played = await playAll({ line: new Line(server), book, killer }, server.url, seed);
    await server.ready();
    const report = await reportOn(played, book.read(), join(folder, 'records.ndjson'));
    const { fewestRunning } = killer;
    return { tables: PLANS.length, kills: server.kills, fewestRunning, complaints: server.complaints, ...report };
  } finally {
    await server.stop();
  }
}

/** Whoever has finished plays again as long as there are kills to come. */
async function playAll(world: World, url: string, seed: number): Promise<Played[]> {
  const all = PLANS.map(async (plan, i) => {
    const party = await Party.meet(world, url, plan, seed * PLANS.length + i);
    return party.playWhile(() => !world.killer.isDone);
  });
  return (await Promise.all(all)).flat();
}
