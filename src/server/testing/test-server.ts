import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { House } from '../../table/house.ts';
import type { Means } from '../../table/means.ts';
import { TestMeans } from '../../table/testing/house.ts';
import { builtUrl } from '../built.ts';
import { Analyses } from '../analysis/analyses.ts';
import { MemoryAnalyses, type AnalysisStore } from '../analysis/analysis-store.ts';
import { Analyst } from '../analysis/analyst.ts';
import { makeApp } from '../http/app.ts';
import { ClientFiles } from '../http/client-files.ts';
import { MemoryPeople } from '../people/memory-people.ts';
import type { PeopleStore } from '../people/people-store.ts';
import { People } from '../people/people.ts';
import { expectDocumented } from './documented.ts';
import { DEFAULTS, type Settings } from '../settings.ts';

export interface TestServer {
  readonly url: string;
  readonly house: House;
  readonly means: TestMeans;
  /** Every line that was logged. */
  readonly log: string[];
  stop(): Promise<void>;
}

/** The client as it was built: read once for all tests. */
const CLIENT = ClientFiles.read(fileURLToPath(builtUrl('client/')));

/** What is looked at need not be looked at closely. */
const FEW_TRIES = 20;

interface Given {
  readonly means?: Partial<Means>;
  readonly people?: PeopleStore;
  readonly analyses?: AnalysisStore;
  readonly settings?: Partial<Settings>;
  readonly version?: string;
  /** Streams live for ever unless a test is about that. */
  readonly streamLife?: number;
}

/** The real door on a real port, with time, randomness and stores handed in; no limits unless they are asked for. */
export async function testServer(given: Given = {}): Promise<TestServer> {
  const means = new TestMeans(given.means);
  const settings: Settings = { ...DEFAULTS, rateLimit: 0, ...given.settings };
  const lines: string[] = [];
  const log = pino({ level: 'debug', base: null }, linesInto(lines));
  const house = new House(means);
  const people = new People(given.people ?? new MemoryPeople(), means);
  const analyst = new Analyst(FEW_TRIES);
  const analyses = new Analyses(house, given.analyses ?? new MemoryAnalyses(), analyst);
  const app = await makeApp({
    client: await CLIENT,
    house,
    people,
    analyses,
    time: means.time,
    settings,
    version: given.version ?? '1.2.3',
    log,
    streamLife: given.streamLife ?? Infinity,
  });
  await house.begin();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    await app.close();
    await house.stop();
    await analyst.stop();
    expectDocumented(lines);
  };
  return { url: `http://127.0.0.1:${port}`, house, means, log: lines, stop };
}

function linesInto(lines: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
}
