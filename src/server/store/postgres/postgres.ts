import type { Entry } from '../../../table/log/entry.ts';
import type { Index } from '../../../table/store/store.ts';
import type { Database } from '../database.ts';
import type { Exchange } from '../exchange.ts';
import { Appends } from './appends.ts';
import { Connections } from './connections.ts';
import { Fleet } from './fleet.ts';
import { migrate } from './migrations.ts';
import { PostgresPeople } from './postgres-people.ts';
import { PostgresTables } from './postgres-tables.ts';
import { PostgresUpkeep } from './postgres-upkeep.ts';

const READERS = 4;
const WRITERS = 1;
const LIGHT = 2;

/** The database at this address, brought up to date if need be. Any number of processes may open it. */
export async function openPostgres(url: string): Promise<Postgres> {
  const reading = new Connections(url, { most: READERS });
  const writing = new Connections(url, { most: WRITERS });
  const light = new Connections(url, { most: LIGHT, isLight: true });
  const all = [reading, writing, light];
  const close = async (): Promise<void> => void (await Promise.all(all.map((connections) => connections.close())));
  try {
    await migrate(reading);
    const fleet = new Fleet(url, light);
    await fleet.join();
    return new Postgres(reading, writing, fleet, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Tables, people and analyses in one PostgreSQL database that several processes share. */
export class Postgres implements Database {
  readonly others: Fleet;
  readonly exchange: Exchange;
  /** It heals by itself. */
  readonly died = new Promise<Error>(() => undefined);
  readonly #tables: PostgresTables;
  readonly #people: PostgresPeople;
  readonly #upkeep: PostgresUpkeep;
  readonly #appends: Appends;
  readonly #close: () => Promise<void>;

  constructor(reading: Connections, writing: Connections, fleet: Fleet, close: () => Promise<void>) {
    this.others = fleet;
    this.exchange = fleet.exchange;
    this.#tables = new PostgresTables(reading);
    this.#people = new PostgresPeople(reading);
    this.#upkeep = new PostgresUpkeep(reading);
    this.#appends = new Appends(writing, String(fleet.number));
    this.#close = close;
  }

  append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    return this.#appends.append(id, place, entry, index);
  }

  readonly open: Database['open'] = (...args) => this.#tables.open(...args);
  readonly log: Database['log'] = (...args) => this.#tables.log(...args);
  readonly idOf: Database['idOf'] = (...args) => this.#tables.idOf(...args);
  readonly lobby: Database['lobby'] = (...args) => this.#tables.lobby(...args);
  readonly tablesOf: Database['tablesOf'] = (...args) => this.#tables.tablesOf(...args);
  readonly due: Database['due'] = (...args) => this.#tables.due(...args);
  readonly running: Database['running'] = (...args) => this.#tables.running(...args);

  readonly add: Database['add'] = (...args) => this.#people.add(...args);
  readonly addKey: Database['addKey'] = (...args) => this.#people.addKey(...args);
  readonly holderOf: Database['holderOf'] = (...args) => this.#people.holderOf(...args);
  readonly useKey: Database['useKey'] = (...args) => this.#people.useKey(...args);
  readonly keysOf: Database['keysOf'] = (...args) => this.#people.keysOf(...args);
  readonly removeKey: Database['removeKey'] = (...args) => this.#people.removeKey(...args);
  readonly removeOthers: Database['removeOthers'] = (...args) => this.#people.removeOthers(...args);
  readonly removeUnused: Database['removeUnused'] = (...args) => this.#people.removeUnused(...args);
  readonly rename: Database['rename'] = (...args) => this.#people.rename(...args);
  readonly addLink: Database['addLink'] = (...args) => this.#people.addLink(...args);
  readonly takeLink: Database['takeLink'] = (...args) => this.#people.takeLink(...args);
  readonly remove: Database['remove'] = (...args) => this.#people.remove(...args);

  readonly analysis: Database['analysis'] = (...args) => this.#upkeep.analysis(...args);
  readonly keepAnalysis: Database['keepAnalysis'] = (...args) => this.#upkeep.keepAnalysis(...args);
  readonly prune: Database['prune'] = (...args) => this.#upkeep.prune(...args);
  readonly probe: Database['probe'] = (...args) => this.#upkeep.probe(...args);
  readonly tablesByStatus: Database['tablesByStatus'] = (...args) => this.#upkeep.tablesByStatus(...args);

  onChanged(hear: (player?: string) => void): void {
    this.others.onChanged(hear);
  }

  onReachable(hear: (isReachable: boolean) => void): void {
    this.others.onReachable(hear);
  }

  /** Does what was asked before. */
  async close(): Promise<void> {
    await this.others.leave();
    await this.#close();
  }
}
