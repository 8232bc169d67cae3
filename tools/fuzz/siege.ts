import type { Fleet } from '../../src/server/testing/crash/fleet.ts';
import type { Ground } from '../drivers/ground.ts';
import { gauge, gaugeSettled, type Gauged } from './gauge.ts';
import { guardedAt, type Guarded } from './guarded.ts';
import { ledgerOf, type Ledger, type Rows } from './ledger.ts';
import type { Orders } from './orders.ts';
import { changesIn, seenOf, type Seen } from './seen.ts';
import type { Tally } from './volley.ts';
import { Waves } from './waves.ts';

/** What the servers lived through. */
export interface Withstood {
  readonly tally: Tally;
  readonly changes: readonly string[];
  /** Of each server: at first, after a third of all requests, and at last. */
  readonly gauges: readonly (readonly Gauged[])[];
  /** Without what was asked for in nonsense, and with it. */
  readonly rows: readonly Rows[];
}

/** Servers to which nonsense is sent, and what is watched there meanwhile. */
export class Siege {
  readonly guarded: Guarded;
  readonly #orders: Orders;
  readonly #fleet: Fleet;
  readonly #folder: string;
  readonly #ledger: Ledger;
  readonly #waves: Waves;
  readonly #before: Seen;

  private constructor(orders: Orders, ground: Ground, fleet: Fleet, guarded: Guarded, rows: Rows, before: Seen) {
    this.guarded = guarded;
    this.#orders = orders;
    this.#fleet = fleet;
    this.#folder = ground.folder;
    this.#ledger = ledgerOf(ground.home);
    this.#before = before;
    this.#waves = new Waves(urlsOf(fleet), orders, guarded, this.#ledger, rows);
  }

  /** People sit down at tables that nobody else has a right to change. */
  static async lay(orders: Orders, ground: Ground, fleet: Fleet): Promise<Siege> {
    const guarded = await guardedAt(fleet.url);
    const ledger = ledgerOf(ground.home);
    const before = await seenOf(guarded, urlsOf(fleet), ledger);
    return new Siege(orders, ground, fleet, guarded, await ledger.rows(), before);
  }

  async hold(enough: AbortSignal): Promise<Withstood> {
    const { requests } = this.#orders;
    const first = await this.#gauge();
    await this.#waves.upTo(Math.ceil(requests / 3), enough);
    const third = await this.#gauge();
    await this.#waves.upTo(requests, enough);
    const last = await this.#gauge(first);
    const seen = await seenOf(this.guarded, urlsOf(this.#fleet), this.#ledger);
    return {
      tally: this.#waves.tally,
      changes: changesIn(this.#before, seen),
      gauges: first.map((_, i) => [first[i]!, third[i]!, last[i]!]),
      rows: [this.#waves.expected, await this.#ledger.rows()],
    };
  }

  /** Of every server; once all is quiet, if that is to be like before. */
  #gauge(before?: readonly Gauged[]): Promise<Gauged[]> {
    const gauges = this.#fleet.servers.map((server, i) =>
      before === undefined ? gauge(this.#folder, server) : gaugeSettled(this.#folder, server, before[i]!.open),
    );
    return Promise.all(gauges);
  }
}

function urlsOf({ servers }: Fleet): string[] {
  return servers.map(({ url }) => url);
}
