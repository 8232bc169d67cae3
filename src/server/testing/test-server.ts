import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Tables } from '../../table/tables.ts';
import type { Environment } from '../../table/environment.ts';
import { TestEnvironment } from '../../table/testing/environment.ts';
import { builtUrl } from '../built.ts';
import { Analyses } from '../analysis/analyses.ts';
import { MemoryAnalyses, type AnalysisStore } from '../analysis/analysis-store.ts';
import { Analyst } from '../analysis/analyst.ts';
import { Health } from '../health/health.ts';
import { makeApp } from '../http/app.ts';
import { ClientFiles } from '../http/client-files.ts';
import { Metrics } from '../metrics/metrics.ts';
import { MemoryPeople } from '../people/memory-people.ts';
import type { PeopleStore } from '../people/people-store.ts';
import { People } from '../people/people.ts';
import type { Exchange } from '../store/exchange.ts';
import { expectDocumented } from './documented.ts';
import { DEFAULTS, type Settings } from '../settings.ts';

export interface TestServer {
  readonly url: string;
  readonly tables: Tables;
  readonly environment: TestEnvironment;
  readonly metrics: Metrics;
  /** Every line that was logged. */
  readonly log: string[];
  stop(): Promise<void>;
}

/** The client as it was built: read once for all tests. */
const CLIENT = ClientFiles.read(fileURLToPath(builtUrl('client/')));

/** What is looked at need not be looked at closely. */
const FEW_TRIES = 20;

export interface Given {
  readonly environment?: Partial<Environment>;
  readonly people?: PeopleStore;
  readonly analyses?: AnalysisStore;
  readonly settings?: Partial<Settings>;
  readonly version?: string;
  readonly health?: Health;
  /** Streams live for ever unless a test is about that. */
  readonly streamLife?: number;
  readonly exchange?: Exchange;
}

/** The real door on a real port, with time, randomness and stores handed in; no limits unless they are asked for. */
export async function testServer(given: Given = {}): Promise<TestServer> {
  const environment = new TestEnvironment(given.environment);
  const settings: Settings = { ...DEFAULTS, rateLimit: 0, ...given.settings };
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, linesInto(lines));
  const metrics = new Metrics();
  const tables = new Tables(environment);
  const people = new People(given.people ?? new MemoryPeople(), environment);
  const analyst = new Analyst(FEW_TRIES);
  const analyses = new Analyses(tables, given.analyses ?? new MemoryAnalyses(), analyst, given.exchange);
  const app = await makeApp({
    client: await CLIENT,
    tables,
    people,
    analyses,
    health: given.health ?? new Health([]),
    metrics,
    time: environment.time,
    settings,
    version: given.version ?? '1.2.3',
    log,
    streamLife: given.streamLife ?? Infinity,
    exchange: given.exchange,
  });
  await tables.begin();
  people.begin();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    people.stop();
    await app.close();
    await tables.stop();
    await analyst.stop();
    expectDocumented(lines);
  };
  return { url: `http://127.0.0.1:${port}`, tables, environment, metrics, log: lines, stop };
}

function linesInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
