import { Progress } from '../../src/cli/progress.ts';
import type { Guarded } from './guarded.ts';
import { grown, type Ledger, type Rows } from './ledger.ts';
import { Nonsense } from './nonsense.ts';
import { operationsOf } from './operations.ts';
import type { Orders } from './orders.ts';
import { ownedAt, type Owned } from './owned.ts';
import { noTally, Volley, type Tally } from './volley.ts';

/** After so many, what the senders own is used up: their matches have ended, and their tables are empty. */
const WAVE = 20_000;

/** Sends everything, wave after wave, each in the name of new people with new tables. */
export class Waves {
  readonly tally: Tally = noTally();
  /** What was kept at first, and what has been made since by people who went about it properly. */
  expected: Rows;
  readonly #urls: readonly string[];
  readonly #orders: Orders;
  readonly #guarded: Guarded;
  readonly #ledger: Ledger;
  readonly #progress: Progress;
  #wave = 0;
  #volley: Volley | undefined;
  /** How many are sent in all when the wave is over. */
  #until = 0;

  constructor(urls: readonly string[], orders: Orders, guarded: Guarded, ledger: Ledger, rows: Rows) {
    this.#urls = urls;
    this.#orders = orders;
    this.#guarded = guarded;
    this.#ledger = ledger;
    this.expected = rows;
    this.#progress = new Progress(orders.requests, 'requests');
  }

  /** Until so many were sent in all. */
  async upTo(requests: number, enough: AbortSignal): Promise<void> {
    while (this.tally.sent < requests && !enough.aborted) {
      if (this.tally.sent >= this.#until) await this.#begin();
      await this.#volley!.upTo(Math.min(requests, this.#until), enough, (sent) => this.#progress.show(sent));
    }
    this.#progress.clear();
  }

  async #begin(): Promise<void> {
    const { connections, seed } = this.#orders;
    const operations = await operationsOf(this.#urls[0]!);
    const nonsense = new Nonsense(operations, await this.#newcomers(), this.#guarded, seed + this.#wave++);
    this.#volley = new Volley(this.#urls, nonsense, connections, this.tally);
    this.#until += WAVE;
  }

  async #newcomers(): Promise<Owned> {
    const before = await this.#ledger.rows();
    const owned = await ownedAt(this.#urls[0]!);
    this.expected = grown(this.expected, before, await this.#ledger.rows());
    return owned;
  }
}
