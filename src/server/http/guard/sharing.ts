import type { Timepiece } from '../../../table/environment.ts';
import type { Exchange, ExchangeListener, Release } from '../../store/exchange.ts';

/** Of a player, an address or a table: how many, or what. */
export type Item = readonly [key: string, value: number | string];

/** Something that every process counts for itself, and tells the others. */
export interface Part {
  /** What they have not been told yet; asked for once. */
  news(): Item[];
  /** What somebody has to know who knows nothing. */
  all(): Item[];
  /** Another process has news, or says all that it knows. */
  heard(items: readonly Item[], process: number, isAll: boolean): void;
  /** Which processes what they have said still holds of. */
  keepOnly?(holds: (process: number) => boolean): void;
}

interface Said {
  readonly part: string;
  readonly isAll: boolean;
  readonly items: readonly Item[];
}

/** In milliseconds: so long somebody may be counted by one process alone. */
export const TOLD_WITHIN = 250;
/** A notification holds 8000 bytes, and a letter may take two of them. */
const LONGEST = 3500;
/** Somebody is there who knows nothing, and of whom nothing is known. */
const HELLO = 'hello';

/** What the limits count, shared between the processes of one database; whoever is alone shares nothing. */
export class Sharing implements ExchangeListener {
  readonly #exchange: Exchange | undefined;
  readonly #time: Timepiece;
  readonly #parts = new Map<string, Part>();
  #callOff: (() => void) | undefined;
  #isNew = true;
  #isAllWanted = false;
  #isStopped = false;
  #telling: Promise<void> = Promise.resolve();

  constructor(time: Timepiece, exchange?: Exchange) {
    this.#time = time;
    this.#exchange = exchange;
  }

  get isAlone(): boolean {
    return this.#exchange === undefined;
  }

  add(name: string, part: Part): void {
    this.#parts.set(name, part);
  }

  begin(): void {
    this.#exchange?.hear(this);
    void this.tell();
  }

  stop(): void {
    this.#isStopped = true;
    this.#callOff?.();
  }

  /** There is news, which need not go out at once. */
  changed(): void {
    if (!this.isAlone && !this.#isStopped) this.#callOff ??= this.#time.after(TOLD_WITHIN, () => void this.tell());
  }

  /** Tells all news now, after whatever was told before. */
  tell(): Promise<void> {
    this.#callOff?.();
    this.#callOff = undefined;
    return (this.#telling = this.#telling.then(() => this.#say()));
  }

  /** Has something for this process alone; at once where there is no other. */
  claim(name: string): Promise<Release | undefined> {
    return this.#exchange?.claim(name) ?? Promise.resolve(() => undefined);
  }

  told(text: string, process: number): void {
    if (text === HELLO) return this.#greet(process);
    const { part, items, isAll } = JSON.parse(text) as Said;
    // of a part that this version does not know nothing is understood
    this.#parts.get(part)?.heard(items, process, isAll);
  }

  living(processes: readonly number[]): void {
    this.#keepOnly((process) => processes.includes(process));
  }

  /** Each counts alone. */
  deafened(): void {
    this.#keepOnly(() => false);
  }

  restored(): void {
    this.#isNew = true;
    void this.tell();
  }

  #greet(newcomer: number): void {
    this.#keepOnly((process) => process !== newcomer);
    this.#isAllWanted = true;
    this.changed();
  }

  #keepOnly(holds: (process: number) => boolean): void {
    for (const part of this.#parts.values()) part.keepOnly?.(holds);
  }

  /** If nobody could hear it, all has to be said once more. */
  async #say(): Promise<void> {
    const texts = this.#texts();
    if (texts.length === 0 || this.#exchange === undefined) return;
    try {
      await this.#exchange.tell(texts);
    } catch {
      this.#isNew = true;
      this.changed();
    }
  }

  #texts(): string[] {
    const isAll = this.#isNew || this.#isAllWanted;
    const greeting = this.#isNew ? [HELLO] : [];
    this.#isNew = this.#isAllWanted = false;
    const texts = [...this.#parts].flatMap(([name, part]) => [
      ...textsOf(name, part.news(), false),
      ...(isAll ? textsOf(name, part.all(), true) : []),
    ]);
    return [...greeting, ...texts];
  }
}

function textsOf(part: string, items: readonly Item[], isAll: boolean): string[] {
  return batchesOf(items).map((batch) => JSON.stringify({ part, isAll, items: batch } satisfies Said));
}

/** What is too long even alone is left out: a proxy may say anything of where somebody is. */
function batchesOf(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const { length } = JSON.stringify(item);
    if (length > LONGEST) continue;
    if (length > room) {
      batches.push([]);
      room = LONGEST;
    }
    batches.at(-1)!.push(item);
    room -= length;
  }
  return batches;
}
