import type { AnyGame } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import { newestOf } from '../engine/versions.ts';
import { apply } from './log/apply.ts';
import { catchUp, change, readOn, seeLife, type Around } from './change.ts';
import { Duties } from './duties/duties.ts';
import type { Entry, Opened } from './log/entry.ts';
import { indexOf } from './store/index-of.ts';
import { LiveTable, type Listener } from './live-table.ts';
import { tableFrom } from './log/log.ts';
import { TableGone, UnknownEntry } from './log/lost.ts';
import type { Environment } from './environment.ts';
import { Lived } from './duties/lived.ts';
import { goAway, Presence, type Sign } from './duties/presence.ts';
import { cardOf } from './log/publish.ts';
import { StoreUnavailable } from './store/others.ts';
import { newerTable, noSuchTable, type Decide, type Result } from './steps/step.ts';
import { Table } from './log/table.ts';

/** How long what other processes do may go unheard before people have to know. */
const DEAF_AT_MOST = 2000;

/** Ends listening; told whether that was a sign of life, or whether somebody was given up. */
export type HangUp = (isAlive: boolean) => void;

/** The tables in memory: read from the store when somebody wants them, forgotten when nobody does. Each changes in the order of `change.ts`. */
export class LiveTables {
  readonly #environment: Environment;
  readonly #duties: Duties;
  readonly #around: Around;
  readonly #live = new Map<string, Promise<LiveTable | undefined>>();
  /** When this process began, by the clock that nobody sets. */
  readonly #begun: number;
  #isStopped = false;
  /** Whether what other processes do is not heard of: then nobody here can be told what happens. */
  #isDeaf = false;
  #callOffDeafness: (() => void) | undefined;
  /** Those that a newer program has written to: they are left to one, and the others go on. */
  readonly stopped = new Set<string>();

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#begun = environment.time.steady();
    this.#duties = new Duties(environment, this);
    this.#around = { environment, duties: this.#duties };
    environment.store.others?.hear({
      moved: (id) => void this.#movedOn(id),
      deafened: () => this.#deafened(),
      restored: () => void this.#restored(),
    });
  }

  /** Takes up what an earlier process left. Where there are others, they may have done so; what nobody has is found in time. */
  async begin(): Promise<void> {
    const { store } = this.#environment;
    if (store.others === undefined) for (const id of await store.running()) await this.#duties.tryToLoad(id);
    this.#duties.begin();
  }

  async stop(): Promise<void> {
    await this.#duties.stop();
    this.#isStopped = true;
    this.#callOffDeafness?.();
    for (const live of await this.all()) {
      this.#duties.dismiss(live);
      await live.inTurn(() => Promise.resolve());
      live.endAll();
    }
  }

  /** False if the id or the code is taken. */
  async open(opened: Opened): Promise<boolean> {
    const { games, generator, store } = this.#environment;
    const entry: Entry = { ...opened, at: this.#environment.time.now() };
    const table = new Table(opened, games, generator);
    const index = indexOf(table, apply(table, entry), this.#environment);
    if (!(await store.open(opened.id, entry, { ...index, card: cardOf(table) }))) return false;
    await this.load(opened.id);
    return true;
  }

  /** Asks something of a table without changing it. */
  read<A>(id: string, ask: (table: Table) => Result<A>): Promise<Result<A>> {
    return this.#inTurn(id, async (live) => {
      await catchUp(this.#around, live);
      const result = ask(live.table);
      return 'problem' in result && (await readOn(this.#around, live)) ? ask(live.table) : result;
    });
  }

  /** Reads a table anew that may not be what its log says, and takes up its duties. */
  refresh(id: string): Promise<Result<null>> {
    return this.read(id, () => ({ ok: null }));
  }

  /** Changes a table; with the player whose sign of life this is, if it is one. */
  change<A>(id: string, decide: Decide<A>, player?: string): Promise<Result<A>> {
    return this.#inTurn(id, (live) => change(this.#around, live, decide, player));
  }

  listen(id: string, listener: Listener, tell: (table: Table) => Promise<Result<null>>): Promise<Result<HangUp>> {
    if (this.#isDeaf) return Promise.reject(new StoreUnavailable('other processes are not heard of'));
    return this.#inTurn(id, async (live) => {
      await catchUp(this.#around, live);
      await readOn(this.#around, live);
      if (listener.player !== undefined) await seeLife(this.#around, live, listener.player);
      const told = await tell(live.table);
      if ('problem' in told) return told;
      live.listen(listener);
      live.presence.watch();
      return { ok: (isAlive) => this.#hangUp(live, listener, isAlive) };
    });
  }

  /** The table in memory, read from the store if need be. */
  load(id: string): Promise<LiveTable | undefined> {
    const known = this.#live.get(id);
    if (known !== undefined) return known;
    if (this.#isStopped) return Promise.reject(new Error('the tables are closed'));
    if (this.stopped.has(id)) return Promise.resolve(undefined);
    const loading = this.#read(id);
    this.#live.set(id, loading);
    // what is not there, or could not be read, is not remembered
    const drop = (): unknown => this.#live.delete(id);
    loading.then((live) => live ?? drop(), drop);
    return loading;
  }

  /** Forgets a table that nobody uses; the store has it. */
  forget(live: LiveTable): void {
    this.#duties.dismiss(live);
    live.isForgotten = true;
    this.#live.delete(live.id);
  }

  /** Leaves a table to another process: what is still being done here is refused by the store. */
  async letGo(id: string): Promise<void> {
    const live = await this.#live.get(id);
    if (live === undefined) return;
    this.forget(live);
    live.endAll();
  }

  async all(): Promise<LiveTable[]> {
    const all = await Promise.allSettled(this.#live.values());
    return all.flatMap((one) => (one.status === 'fulfilled' && one.value !== undefined ? [one.value] : []));
  }

  async #read(id: string): Promise<LiveTable | undefined> {
    const log = await this.#environment.store.log(id);
    if (log.length === 0) return undefined;
    const table = this.#fold(id, log);
    if (table === undefined) return undefined;
    const live = new LiveTable(id, table, new Lived(this.#environment.time, this.#begun));
    live.presence = new Presence(this.#environment, live, (seat, last) => {
      this.#duties.attend(live, this.#miss(live, seat, last));
    });
    this.#duties.takeUp(live);
    return live;
  }

  #fold(id: string, log: readonly Entry[]): Table | undefined {
    try {
      const opened = log[0]!;
      if (opened.kind !== 'opened') throw new UnknownEntry(opened);
      if (isNewer(opened, this.#environment.games)) throw new UnknownEntry(opened, `rules of ${opened.game} to come`);
      return tableFrom(log, this.#environment);
    } catch (error) {
      return this.#leave(id, error);
    }
  }

  /** Nothing more is done at a table that a newer program has written to, which is reported once. */
  #leave(id: string, error: unknown): undefined {
    if (!(error instanceof UnknownEntry)) throw error;
    if (!this.stopped.has(id)) this.#environment.failed(id, error);
    this.stopped.add(id);
    // a newer process looks after it
    void this.#environment.store.others?.release(id).catch(() => undefined);
  }

  #missing(id: string): ReturnType<typeof noSuchTable> {
    return this.stopped.has(id) ? newerTable() : noSuchTable();
  }

  /** A table in memory whose log cannot be read any more. */
  #lose(live: LiveTable, error: unknown): ReturnType<typeof noSuchTable> {
    if (!(error instanceof TableGone)) this.#leave(live.id, error);
    this.forget(live);
    live.endAll();
    return this.#missing(live.id);
  }

  /** One at a time for each table, in the order of asking. */
  async #inTurn<A>(id: string, work: (live: LiveTable) => Promise<Result<A>>): Promise<Result<A>> {
    const live = await this.load(id);
    if (live === undefined) return this.#missing(id);
    // forgotten in this very moment: another one takes its place
    if (live.isForgotten) return this.#inTurn(id, work);
    const turn = live.inTurn(() => {
      live.lastUsed = this.#environment.time.steady();
      return work(live);
    });
    return turn.catch((error: unknown) => this.#lose(live, error));
  }

  async #miss(live: LiveTable, seat: Seat, last: Sign): Promise<void> {
    live.lived.note(last.at, last.moment);
    if (await live.presence.isElsewhere(seat)) return;
    await this.change(live.id, (table) => goAway(table, live.presence, seat, last));
    live.presence.watch();
  }

  /** Another process has moved a table on: those who listen here are told, and who does not is told later. */
  async #movedOn(id: string): Promise<void> {
    const live = await this.#live.get(id)?.catch(() => undefined);
    if (live === undefined) return;
    live.isBehind = true;
    if (live.isHeard || live.isKept) this.#duties.attend(live, this.refresh(id));
  }

  /** For a moment that shows to nobody. After that people are told that the connection is lost, and come back for what they missed. */
  #deafened(): void {
    this.#callOffDeafness ??= this.#environment.time.after(DEAF_AT_MOST, () => {
      this.#isDeaf = true;
      void this.all().then((all) => all.forEach((live) => live.endAll()));
    });
  }

  /** Whatever this process had taken on others may have by now, and any table may have moved on. */
  async #restored(): Promise<void> {
    this.#callOffDeafness?.();
    this.#callOffDeafness = undefined;
    this.#isDeaf = false;
    for (const live of await this.all()) {
      live.isKept = false;
      live.presence.vouchAnew();
      void this.#movedOn(live.id);
    }
  }

  #hangUp(live: LiveTable, listener: Listener, isAlive: boolean): void {
    if (!live.hangUp(listener) || listener.player === undefined) return;
    if (isAlive) live.presence.see(listener.player);
    else live.presence.lose(listener.player);
    live.presence.watch();
  }
}

/** Whether its rules are of a version that a newer program plays: that one looks after it. */
function isNewer({ game, rules }: Opened, games: readonly AnyGame[]): boolean {
  const newest = newestOf(games, game);
  return newest !== undefined && rules > newest.rules;
}
