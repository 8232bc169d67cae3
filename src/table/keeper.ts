import { bitOf, type Seat } from '../engine/seats.ts';
import { apply, type Told } from './apply.ts';
import { Awake, type Listener } from './awake.ts';
import { Caretaker } from './caretaker.ts';
import type { Entry, Fact, Opened } from './entry.ts';
import { foldings, tableFrom } from './log.ts';
import type { Means } from './means.ts';
import { comeBack, goAway, Presence } from './presence.ts';
import { cardOf } from './publish.ts';
import { calmed } from './restless.ts';
import { noSuchTable, type Decide, type Result } from './step.ts';
import type { Index } from './store.ts';
import { Table } from './table.ts';

/** Ends listening; told whether that was a sign of life, or whether somebody was given up. */
export type HangUp = (isAlive: boolean) => void;

/** Keeps tables: in the store for good, in memory while they are used. One change at a time for each table, saved before it is said. */
export class Keeper {
  readonly #means: Means;
  readonly #caretaker: Caretaker;
  readonly #awake = new Map<string, Promise<Awake | undefined>>();
  #isStopped = false;

  constructor(means: Means) {
    this.#means = means;
    this.#caretaker = new Caretaker(means, this);
  }

  async begin(): Promise<void> {
    for (const id of await this.#means.store.running()) await this.#caretaker.tryToWake(id);
    this.#caretaker.begin();
  }

  async stop(): Promise<void> {
    await this.#caretaker.stop();
    this.#isStopped = true;
    for (const awake of await this.all()) {
      this.#caretaker.dismiss(awake);
      await awake.alone(() => Promise.resolve());
      awake.endAll();
    }
  }

  /** False if the id or the code is taken. */
  async open(opened: Opened): Promise<boolean> {
    const { games, generator, store } = this.#means;
    const entry: Entry = { ...opened, at: this.#means.time.now() };
    const table = new Table(opened, games, generator);
    const told = apply(table, entry);
    if (!(await store.open(opened.id, entry, { ...this.#indexOf(table, told), card: cardOf(table) }))) return false;
    await this.wake(opened.id);
    return true;
  }

  /** Asks something of a table without changing it. */
  read<A>(id: string, ask: (table: Table) => Result<A>): Promise<Result<A>> {
    return this.#alone(id, ({ table }) => Promise.resolve(ask(table)));
  }

  /** Reads a table anew that may not be what its log says, and takes up its duties. */
  refresh(id: string): Promise<Result<null>> {
    return this.read(id, () => ({ ok: null }));
  }

  /** Decides on the table as it is, saves, and only then tells. A lost race for a place is decided anew. */
  change<A>(id: string, decide: Decide<A>, player?: string): Promise<Result<A>> {
    return this.#alone(id, async (awake) => {
      if (player !== undefined) await this.#see(awake, player);
      return this.#decide(awake, decide);
    });
  }

  listen(id: string, listener: Listener, catchUp: (table: Table) => Promise<Result<null>>): Promise<Result<HangUp>> {
    return this.#alone(id, async (awake) => {
      if (listener.player !== undefined) await this.#see(awake, listener.player);
      const caught = await catchUp(awake.table);
      if ('trouble' in caught) return caught;
      awake.listen(listener);
      awake.presence.watch();
      return { ok: (isAlive) => this.#hangUp(awake, listener, isAlive) };
    });
  }

  /** The table in memory, read from the store if need be. */
  wake(id: string): Promise<Awake | undefined> {
    const known = this.#awake.get(id);
    if (known !== undefined) return known;
    if (this.#isStopped) return Promise.reject(new Error('the house is closed'));
    const waking = this.#wakeUp(id);
    this.#awake.set(id, waking);
    // what is not there, or could not be read, is not remembered
    const forget = (): unknown => this.#awake.delete(id);
    waking.then((awake) => awake ?? forget(), forget);
    return waking;
  }

  /** Forgets a table that nobody uses; the store has it. */
  sleep(awake: Awake): void {
    this.#caretaker.dismiss(awake);
    awake.isAsleep = true;
    this.#awake.delete(awake.id);
  }

  /** Leaves a table to another process: what is still being done here is refused by the store. */
  async letGo(id: string): Promise<void> {
    const awake = await this.#awake.get(id);
    if (awake === undefined) return;
    this.sleep(awake);
    awake.endAll();
  }

  async all(): Promise<Awake[]> {
    const all = await Promise.allSettled(this.#awake.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []));
  }

  async #wakeUp(id: string): Promise<Awake | undefined> {
    const log = await this.#means.store.log(id);
    if (log.length === 0) return undefined;
    const awake = new Awake(id, tableFrom(log, this.#means));
    awake.presence = new Presence(this.#means.time, awake, (seat, since) => {
      this.#caretaker.attend(awake, this.#miss(awake, seat, since));
    });
    this.#settle(awake);
    return awake;
  }

  async #alone<A>(id: string, work: (awake: Awake) => Promise<Result<A>>): Promise<Result<A>> {
    const awake = await this.wake(id);
    if (awake === undefined) return noSuchTable();
    // put to sleep in this very moment: another one takes its place
    if (awake.isAsleep) return this.#alone(id, work);
    return awake.alone(async () => {
      awake.lastUsed = this.#means.time.now();
      if (awake.isStale) await this.#refresh(awake);
      return work(awake);
    });
  }

  async #decide<A>(awake: Awake, decide: Decide<A>): Promise<Result<A>> {
    for (;;) {
      const now = this.#means.time.now();
      const step = calmed(awake.table, decide(awake.table, now), now);
      if (!('fact' in step)) return step;
      if (await this.#write(awake, step.fact)) return { ok: step.answer(awake.table) };
      await this.#refresh(awake);
    }
  }

  /** Whether this was the one to write the next entry. */
  async #write(awake: Awake, fact: Fact): Promise<boolean> {
    const { table } = awake;
    const { place } = table;
    const entry: Entry = { ...fact, at: Math.max(this.#means.time.now(), table.changed) };
    // until it is saved the table in memory is ahead of the truth
    awake.isStale = true;
    const told = apply(table, entry);
    const ends = entry.kind === 'moved' && table.status === 'over' && { ends: true as const };
    if (!(await this.#means.store.append(awake.id, place, { ...entry, ...ends }, this.#indexOf(table, told))))
      return false;
    awake.isStale = false;
    awake.publish(told);
    if (told.card) awake.presence.watch();
    this.#caretaker.schedule(awake);
    return true;
  }

  /** Reads the log anew, and tells those who listen here what others have written. */
  async #refresh(awake: Awake): Promise<void> {
    const log = await this.#means.store.log(awake.id);
    for (const [table, told] of foldings(log, this.#means)) {
      awake.table = table;
      if (table.place > awake.published) awake.publish(told);
    }
    awake.isStale = false;
    this.#settle(awake);
  }

  #settle(awake: Awake): void {
    awake.presence.watch();
    this.#caretaker.schedule(awake);
  }

  async #see(awake: Awake, player: string): Promise<void> {
    awake.presence.see(player);
    await this.#decide(awake, (table) => comeBack(table, player));
  }

  async #miss(awake: Awake, seat: Seat, since: number): Promise<void> {
    await this.change(awake.id, (table) => goAway(table, awake.presence, seat, since));
    awake.presence.watch();
  }

  #hangUp(awake: Awake, listener: Listener, isAlive: boolean): void {
    if (!awake.hangUp(listener) || listener.player === undefined) return;
    if (isAlive) awake.presence.see(listener.player);
    else awake.presence.lose(listener.player);
    awake.presence.watch();
  }

  #indexOf(table: Table, told: Told): Index {
    const duty = this.#caretaker.dutyOf(table);
    // databases keep whole milliseconds: whatever the store, nothing else may come about
    if (!Number.isInteger(duty?.at ?? 0)) throw new Error(`a duty at ${duty!.at}, between two milliseconds`);
    const waiting = table.status === 'playing' ? (table.course?.waiting ?? 0) : 0;
    const quiet = (told.to & bitOf('watcher')) === 0;
    return { due: duty?.at ?? null, waiting, ...(told.card && { card: cardOf(table) }), ...(quiet && { quiet }) };
  }
}
