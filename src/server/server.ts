import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';
import { hmacSha256 } from '../engine/chance/hmac.ts';
import { VERSIONS } from '../games/games.ts';
import { Tables } from '../table/tables.ts';
import type { Environment } from '../table/environment.ts';
import { UnknownEntry } from '../table/log/lost.ts';
import { REAL_TIME } from '../table/real-time.ts';
import { Analyses } from './analysis/analyses.ts';
import { builtUrl } from './built.ts';
import { Health } from './health/health.ts';
import { Thinking } from './health/thinking.ts';
import { keeping, Writing } from './health/writing.ts';
import { makeApp, type App } from './http/app.ts';
import { ClientFiles } from './http/client-files.ts';
import { makeLog, tableInLog } from './log.ts';
import { meteredStore } from './metrics/metered-store.ts';
import { Metrics } from './metrics/metrics.ts';
import { metricsAt } from './metrics/metrics-server.ts';
import { Surroundings } from './metrics/surroundings.ts';
import { Minds } from './minds.ts';
import { Addresses } from './people/addresses.ts';
import { People } from './people/people.ts';
import type { Settings } from './settings.ts';
import { StoreUnavailable } from '../table/store/others.ts';
import type { Database } from './store/database.ts';
import { oneAtATime } from './thinking/one-at-a-time.ts';
import { Stopped } from './threads/stopped.ts';
import { openData } from './upkeep/data-folder.ts';
import { DiskWatch } from './upkeep/disk-watch.ts';
import { Pruner } from './upkeep/pruner.ts';

// Nearly all that a request makes is soon garbage: V8 would let the heap double before it looks for some.
setFlagsFromString('--heap-growing-percent=20');

/** What requests may still need when the server closes, in milliseconds. */
const PATIENCE = 1000;

export interface Server {
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string;
  /** Resolves if nothing can be kept any more: only another process can go on. */
  readonly failed: Promise<Error>;
  /** Finishes what is being done, flushes, ends all streams. */
  stop(): Promise<void>;
}

/** Opens the database, takes up what was left, and listens. What its operator must not miss is told in words, whatever is logged. */
export async function startServer(settings: Settings, warn: (words: string) => void): Promise<Server> {
  const log = makeLog(settings.logLevel);
  const data = await openData(settings, warn);
  const { store } = data;
  const version = versionOf();
  const metrics = new Metrics();
  const surroundings = new Surroundings(metrics, store, settings.dataDir, version);
  const disk = new DiskWatch(settings.dataDir, { warn: (words) => log.warn(words), info: (words) => log.info(words) });
  const addresses = new Addresses();
  const minds = new Minds(addresses, metrics);
  const environment = environmentOf({ settings, log, store, metrics, minds });
  const tables = new Tables(environment);
  const pruner = prunerOf(settings, log, store, tables);
  const people = new People(store, environment);
  store.onReachable?.((isReachable) =>
    isReachable ? log.info('the database is there again') : log.error('the database cannot be reached'),
  );
  const analyses = new Analyses(tables, store, minds.analyst, store.exchange);
  const client = await ClientFiles.read(fileURLToPath(builtUrl('client/')));
  const health = healthOf(settings, log, store, minds);
  const behind = { client, tables, people, analyses, addresses, health, metrics, settings, version, log };
  const app = await makeApp({ ...behind, time: REAL_TIME, exchange: store.exchange });
  let hideMetrics: (() => void) | undefined;
  const stop = async (): Promise<void> => {
    // first of all whoever thinks: the rest needs the cores
    await minds.stop();
    disk.stop();
    people.stop();
    await closed(app);
    await pruner.stop();
    await tables.stop();
    await data.close();
    hideMetrics?.();
    surroundings.stop();
    log.flush();
  };
  try {
    await tables.begin();
    await disk.start();
    pruner.start();
    people.begin();
    await app.listen({ port: settings.port, host: settings.host });
    hideMetrics = await metricsAt(settings, log, async () => {
      await surroundings.look();
      return metrics.text();
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addressOf(settings, app.server.address() as AddressInfo), failed: store.died, stop };
}

interface Parts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly store: Database;
  readonly metrics: Metrics;
  readonly minds: Minds;
}

function environmentOf({ settings, log, store, metrics, minds }: Parts): Environment {
  return {
    games: VERSIONS,
    store: meteredStore(store, metrics),
    time: REAL_TIME,
    thinker: minds.thinker,
    adviser: oneAtATime(minds.adviser, store.exchange),
    random: (bytes) => randomBytes(bytes),
    generator: hmacSha256,
    pace: () => settings.botPace,
    closesIdle: true,
    dutyDone: (late) => metrics.observeDuty(late),
    failed(table, err) {
      // what was given up because the server closes is no failure; that the database is gone is told once
      if (!(err instanceof Stopped) && !(err instanceof StoreUnavailable))
        log.error({ table: tableInLog(table), err }, whatFailed(err));
    },
  };
}

function prunerOf({ keepDays: days }: Settings, log: Logger, store: Database, tables: Tables): Pruner {
  return new Pruner({
    store,
    time: REAL_TIME,
    days,
    letGo: (table) => tables.letGo(table),
    failed: (err) => log.error({ err }, 'old matches could not be removed; it will be tried again'),
  });
}

function healthOf({ dataDir, databaseUrl }: Settings, log: Logger, store: Database, { thinker }: Minds): Health {
  const keeps = (): Promise<void> => (databaseUrl === undefined ? keeping(store, dataDir) : store.probe(Date.now()));
  const vitals = [new Writing(keeps), new Thinking(() => thinker.stuckFor())];
  return new Health(vitals, (problem) =>
    problem === undefined ? log.info('well again') : log.error({ problem }, 'not well'),
  );
}

function whatFailed(error: unknown): string {
  if (error instanceof UnknownEntry) return 'a table is left alone, because a newer version has written to it';
  return 'a duty failed and will be tried again';
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
