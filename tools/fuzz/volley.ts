import type { Got } from '../../src/server/testing/send.ts';
import type { Nonsense, Shot } from './nonsense.ts';
import { faultIn, faultInSaid, statusesIn } from './verdict.ts';
import { overTheWire, Wire } from './wire.ts';

/** What came back. */
export interface Tally {
  sent: number;
  readonly byKind: Record<string, number>;
  readonly byStatus: Record<string, number>;
  /** How many answers may say that something was made. */
  made: number;
  readonly faults: string[];
}

/** More of the same is not worth reading. */
const MOST_FAULTS = 20;
const NO_ANSWER = 'none';
const READS = /^(GET|HEAD)\b/;

export function noTally(): Tally {
  return { sent: 0, byKind: {}, byStatus: {}, made: 0, faults: [] };
}

/** Sends so much, some at a time, to each of the servers in turn. */
export class Volley {
  readonly #urls: readonly string[];
  readonly #nonsense: Nonsense;
  readonly #connections: number;
  readonly #tally: Tally;

  constructor(urls: readonly string[], nonsense: Nonsense, connections: number, tally: Tally) {
    this.#urls = urls;
    this.#nonsense = nonsense;
    this.#connections = connections;
    this.#tally = tally;
  }

  async upTo(requests: number, enough: AbortSignal, tell: (sent: number) => void): Promise<void> {
    const wire = new Wire(this.#connections);
    const lane = async (): Promise<void> => {
      while (this.#tally.sent < requests && !enough.aborted) {
        await this.#shoot(wire, this.#nonsense.next(), this.#urls[this.#tally.sent++ % this.#urls.length]!);
        tell(this.#tally.sent);
      }
    };
    await Promise.all(Array.from({ length: this.#connections }, lane));
    wire.close();
  }

  async #shoot(wire: Wire, shot: Shot, url: string): Promise<void> {
    count(this.#tally.byKind, shot.kind);
    try {
      if ('bytes' in shot) this.#hear(await overTheWire(url, shot.bytes), shot.bytes);
      else this.#take(shot, await wire.ask(url, shot.sent));
    } catch (error) {
      this.#fault(`no answer (${(error as Error).message}): ${JSON.stringify(shot).slice(0, 300)}`);
    }
  }

  #take({ kind, sent }: Extract<Shot, { sent: unknown }>, got: Got | undefined): void {
    this.#note(got?.status, READS.test(sent.method));
    const fault = got && faultIn(sent, got, kind === 'refused');
    if (fault !== undefined) this.#fault(fault);
  }

  #hear(said: string, bytes: Buffer): void {
    const statuses = statusesIn(said);
    const isReading = READS.test(bytes.toString('latin1'));
    for (const status of statuses.length === 0 ? [undefined] : statuses) this.#note(status, isReading);
    const fault = faultInSaid(said, bytes);
    if (fault !== undefined) this.#fault(fault);
  }

  #note(status: number | undefined, isReading: boolean): void {
    count(this.#tally.byStatus, String(status ?? NO_ANSWER));
    if (status === 201 || (status === 200 && !isReading)) this.#tally.made++;
  }

  #fault(fault: string): void {
    if (this.#tally.faults.length < MOST_FAULTS) this.#tally.faults.push(fault);
  }
}

function count(counts: Record<string, number>, what: string): void {
  counts[what] = 1 + (counts[what] ?? 0);
}
