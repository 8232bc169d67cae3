import type { Hello, Message, Snapshot } from '../../../protocol/table.ts';
import { movesIn } from '../../../table/testing/guest.ts';
import type { ProblemError } from '../../../protocol/problem-error.ts';
import type { Connection, Link, Listener } from '../link.ts';

/** Somebody who listens to a table and remembers everything. */
export class Witness implements Listener {
  readonly hellos: Hello[] = [];
  readonly snapshots: Snapshot[] = [];
  readonly messages: Message[] = [];
  readonly connections: Connection[] = [];
  refusal: ProblemError | undefined;
  latest: Snapshot | Message | undefined;
  status: string | undefined;
  #waiting: (() => void)[] = [];

  hello(hello: Hello): void {
    this.hellos.push(hello);
    this.#wake();
  }

  snapshot(snapshot: Snapshot): void {
    this.snapshots.push(snapshot);
    this.#take(snapshot);
  }

  message(message: Message): void {
    this.messages.push(message);
    this.#take(message);
  }

  connection(now: Connection): void {
    this.connections.push(now);
    this.#wake();
  }

  refused(error: ProblemError): void {
    this.refusal = error;
    this.#wake();
  }

  async until(holds: (witness: this) => boolean): Promise<void> {
    while (!holds(this)) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  get isAsked(): boolean {
    const { ask = null, waiting = [], you = null } = this.latest ?? {};
    return ask !== null && you !== null && waiting.includes(you);
  }

  /** Plays to the end, or for so many decisions; each time another one of the moves. */
  async play(link: Link, table: string, decisions = Infinity): Promise<void> {
    for (let made = 0; made < decisions; made++) {
      await this.until(() => this.isAsked || this.status === 'over');
      if (this.status === 'over') return;
      const moves = movesIn(this.latest!);
      const { seq } = await link.move(table, this.latest!.ask!.id, moves[made % moves.length]!);
      await this.until(() => this.latest!.seq >= seq);
    }
  }

  #take(told: Snapshot | Message): void {
    this.latest = told;
    this.status = told.table?.status ?? this.status;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
