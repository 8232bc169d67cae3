import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastChance } from '../../src/engine/chance/fast.ts';
import type { Answer, Guest, Json } from '../../src/server/testing/guest.ts';

const MINUTE = 60_000;
/** So many records are kept to be verified, of all. */
const MOST_RECORDS = 200;

/** Where people meet: any of some servers. It notes what they do, and what must not come of it. */
export class Club {
  readonly #urls: readonly string[];
  readonly #chance: FastChance;
  readonly #factor: () => number;
  #closing = new AbortController();
  /** How often what was done. */
  readonly deeds = new Map<string, number>();
  readonly wrong: string[] = [];
  readonly records: string[] = [];
  #recorded = 0;

  constructor(urls: readonly string[], chance: FastChance, factor: () => number) {
    this.#urls = urls;
    this.#chance = chance;
    this.#factor = factor;
  }

  /** Given when everybody has to go home. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  get isClosing(): boolean {
    return this.closing.aborted;
  }

  open(): void {
    this.#closing = new AbortController();
    // everybody waits for it
    setMaxListeners(0, this.closing);
  }

  close(): void {
    this.#closing.abort();
  }

  /** One server or another. */
  get url(): string {
    return this.#urls[this.#chance.below(this.#urls.length)]!;
  }

  done(deed: string): void {
    this.deeds.set(deed, 1 + (this.deeds.get(deed) ?? 0));
  }

  /** What came of it; nothing if it was refused, as it may be at any time. */
  async ask(guest: Guest, method: string, path: string, body?: unknown): Promise<Json | undefined> {
    const answer = await guest.at(this.url).call(method, path, body);
    if (isWrong(answer)) this.wrong.push(`${method} ${path} was answered ${answer.status} ${answer.text}`);
    if (answer.status >= 300) this.done(`refused ${answer.status}`);
    return answer.status >= 300 || answer.text === '' ? undefined : JSON.parse(answer.text);
  }

  /** Some minutes by the clock of the servers, in milliseconds of real time. */
  real(minutes: number): number {
    return (minutes * MINUTE) / this.#factor();
  }

  /** That long, or until it closes. */
  async pause(minutes: number): Promise<void> {
    await setTimeout(this.real(minutes), undefined, { signal: this.closing }).catch(() => undefined);
  }

  /** Keeps some of all, each with the same chance. */
  record(record: Json): void {
    const place = this.#recorded++ < MOST_RECORDS ? this.records.length : this.#chance.below(this.#recorded);
    if (place < MOST_RECORDS) this.records[place] = JSON.stringify(record);
  }
}

/** The server is at fault, or whoever wrote this program. */
function isWrong({ status }: Answer): boolean {
  return status >= 500 || status === 400;
}
