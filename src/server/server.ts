import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { hmacSha256 } from '../engine/chance/hmac.ts';
import { GAMES } from '../games/games.ts';
import { Tables } from '../table/tables.ts';
import type { Environment } from '../table/environment.ts';
import { REAL_TIME } from '../table/real-time.ts';
import { Analyses } from './analysis/analyses.ts';
import { Analyst } from './analysis/analyst.ts';
import { makeApp, type App } from './http/app.ts';
import { ClientFiles } from './http/client-files.ts';
import { makeLog, tableInLog } from './log.ts';
import { Addresses } from './people/addresses.ts';
import { People } from './people/people.ts';
import type { Settings } from './settings.ts';
import { openSqlite } from './store/sqlite.ts';
import { builtUrl } from './built.ts';
import { ThreadAdviser } from './thinking/adviser.ts';
import { ThreadThinker } from './thinking/thinker.ts';
import { Stopped } from './threads/stopped.ts';

// Nearly all that a request makes is soon garbage: V8 would let the heap double before it looks for some.
setFlagsFromString('--heap-growing-percent=30');

/** What requests may take when the server stops. */
const PATIENCE = 1000;

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Resolves if nothing can be kept any more: only another process can go on. */
  readonly failed: Promise<Error>;
  /** Finishes what is being done, flushes, ends all streams. */
  stop(): Promise<void>;
}

/** Opens the database, takes up what was left, and listens. */
export async function startServer(settings: Settings): Promise<Server> {
  const log = makeLog(settings.logLevel);
  const store = await openSqlite(settings.dataDir);
  const addresses = new Addresses();
  const thinker = new ThreadThinker({ whose: addresses.of });
  const adviser = new ThreadAdviser({ whose: addresses.of });
  const environment: Environment = {
    games: GAMES,
    store,
    time: REAL_TIME,
    thinker,
    adviser,
    random: (bytes) => randomBytes(bytes),
    generator: hmacSha256,
    pace: () => settings.botPace,
    closesIdle: true,
    failed: (table, err) => {
      if (err instanceof Stopped) return;
      log.error({ table: tableInLog(table), err }, 'a duty failed and will be tried again');
    },
  };
  const tables = new Tables(environment);
  const people = new People(store, environment);
  const analyst = new Analyst();
  const analyses = new Analyses(tables, store, analyst);
  const client = await ClientFiles.read(fileURLToPath(builtUrl('client/')));
  const behind = { client, tables, people, analyses, addresses, time: REAL_TIME, settings, version: versionOf(), log };
  const app = await makeApp(behind);
  const stop = async (): Promise<void> => {
    // whoever thinks is given up first: nothing that is acknowledged depends on it, and the rest needs the cores
    await Promise.all([thinker.stop(), adviser.stop(), analyst.stop()]);
    await closed(app);
    await tables.stop();
    await store.close();
    log.flush();
  };
  try {
    await tables.begin();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addressOf(settings, app.server.address() as AddressInfo), failed: store.died, stop };
}

/** Requests are finished. Whoever has connected and says nothing, or is not done by then, does not hold it up. */
async function closed(app: App): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearTimeout(timer);
}

function addressOf({ host }: Settings, { port, family }: AddressInfo): string {
  return `http://${family === 'IPv6' && host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** As the built program beside its package finds it. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
