import { inject } from 'vitest';
import { seeded } from '../../../engine/testing/seeded.ts';
import { TestEnvironment } from '../../../table/testing/environment.ts';
import { ManualTime } from '../../../table/testing/manual-time.ts';
import { seededRandom } from '../../../table/testing/seeded-random.ts';
import { openPostgres, type Postgres } from '../../store/postgres/postgres.ts';
import { oneAtATime } from '../../thinking/one-at-a-time.ts';
import { newDatabase } from '../postgres/postgres-server.ts';
import type { Kept } from '../stores.ts';
import { testServer, type Given, type TestServer } from '../test-server.ts';
import { Quiet } from './quiet.ts';
import { Spreader } from './spreader.ts';

const PROCESSES = 2;

/** Two servers over one database, each with connections of its own, behind one address that leads to either. */
export interface FleetServer extends TestServer {
  readonly servers: readonly TestServer[];
}

interface Fleet extends Kept {
  server(given?: Given): Promise<FleetServer>;
}

/** What is kept is in PostgreSQL, and whoever serves it are two. */
export async function inFleet(url?: string): Promise<Fleet> {
  const database = url ?? (await newDatabase(inject('postgres')));
  const stores = await Promise.all(Array.from({ length: PROCESSES }, () => openPostgres(database)));
  const [store] = stores as [Postgres];
  const close = async (): Promise<void> => void (await Promise.all(stores.map((one) => one.close())));
  return {
    store,
    people: store,
    analyses: store,
    server: (given = {}) => serversOn(stores, given),
    reopen: async () => {
      await close();
      return inFleet(database);
    },
    drop: close,
  };
}

/** They have the same time, which goes on only when nothing is on its way, and never draw the same. */
async function serversOn(stores: readonly Postgres[], given: Given): Promise<FleetServer> {
  const quiet = new Quiet(stores.length);
  const time = (given.environment?.time as ManualTime | undefined) ?? new ManualTime();
  time.isBusy = () => quiet.isBusy;
  const random = given.environment?.random ?? seededRandom('fleet');
  const servers: TestServer[] = [];
  const exchanges = stores.map((store) => quiet.exchange(store.exchange));
  const adviser = given.environment?.adviser ?? new TestEnvironment().adviser;
  for (const [i, store] of stores.entries()) {
    const exchange = exchanges[i]!;
    const own = { time, random, store: quiet.store(store), adviser: oneAtATime(adviser, exchange) };
    const environment = { ...given.environment, ...own };
    servers.push(await testServer({ ...given, environment, people: store, analyses: store, exchange }));
  }
  const spreader = await Spreader.over(
    servers.map(({ url }) => url),
    seeded(1, 2),
  );
  const stop = async (): Promise<void> => {
    await spreader.stop();
    for (const server of servers) await server.stop();
  };
  return { ...servers[0]!, servers, url: spreader.url, stop };
}
