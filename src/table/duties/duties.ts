import type { Seat } from '../../engine/seats.ts';
import { botMove, questionFor, type BotDecision } from './bot-turn.ts';
import { Aside } from './aside.ts';
import { dateOf, dutyOf, type Duty } from './duty.ts';
import { sealing } from '../steps/open.ts';
import type { LiveTable } from '../live-table.ts';
import type { LiveTables } from '../live-tables.ts';
import type { Environment } from '../environment.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';
import { AWAY } from '../times.ts';

const LOOK_EVERY = 2000;
const MOST_AT_ONCE = 100;
/** How long a table stays in memory that nobody uses. */
const KEPT_UNUSED = 60_000;
/** No timer runs longer: clocks are set, and one of more than 24 days goes off at once. */
const LONGEST_WAIT = 60_000;
/** Bots begin to think so long before they answer: else it would show how long they thought, or that there was no choice. */
const THINK_AHEAD = 2000;

/** Does at tables what nobody asks for: bots' moves, stand-ins, clocks, beginnings and closings. */
export class Duties {
  readonly #environment: Environment;
  readonly #tables: LiveTables;
  readonly #aside = new Aside();
  #callOff: (() => void) | undefined;
  #isStopped = false;
  readonly #begun: number;
  readonly #works = new Set<Promise<unknown>>();

  constructor(environment: Environment, tables: LiveTables) {
    this.#environment = environment;
    this.#tables = tables;
    this.#begun = environment.time.steady();
  }

  begin(): void {
    this.#callOff = this.#environment.time.after(LOOK_EVERY, () => this.#lookAround());
  }

  /** Begins nothing new, and waits for what was begun. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await Promise.all(this.#works);
  }

  /** Begins to look after a table that was just read: who is missing, and what is to be done. */
  takeUp(live: LiveTable): void {
    this.#aside.take(live);
    live.presence.watch();
    this.schedule(live);
  }

  dismiss(live: LiveTable): void {
    live.callOff?.();
    live.presence.stop();
  }

  /** Sees to the table's next duty when it is time. */
  schedule(live: LiveTable): void {
    live.callOff?.();
    live.callOff = undefined;
    const duty = this.#dutyOf(live);
    if (duty === undefined || this.#isStopped || live.isForgotten) return;
    const wait = Math.min(Math.max(0, this.#startOf(live, duty) - this.#environment.time.steady()), LONGEST_WAIT);
    live.callOff = this.#environment.time.after(wait, () => {
      live.callOff = undefined;
      this.attend(live, this.#fulfil(live));
    });
  }

  /** What goes wrong here nobody waits for: it is reported, and tried again at the next look around. */
  attend(live: LiveTable, work: Promise<unknown>): void {
    const attended = work.catch((error: unknown) => this.#environment.failed(live.id, error));
    this.#works.add(attended);
    void attended.finally(() => this.#works.delete(attended));
  }

  /** A table that cannot be read must not keep others from being looked after. */
  async tryToLoad(id: string): Promise<LiveTable | undefined> {
    try {
      return await this.#tables.load(id);
    } catch (error) {
      this.#environment.failed(id, error);
      return undefined;
    }
  }

  async #fulfil(live: LiveTable): Promise<void> {
    const { id } = live;
    const now = this.#environment.time.steady();
    const next = await this.#tables.read(id, (table) => ({ ok: this.#dutyOf(live, table) }));
    const duty = 'ok' in next ? next.ok : undefined;
    if (duty === undefined || this.#startOf(live, duty) > now) return this.schedule(live);
    if (!(await this.#isKept(live))) return this.#waitForOthers(live);
    if (duty.does.kind === 'think') return this.#think(live, duty.does.seat, this.#dueOf(live, duty));
    this.#tellLate(this.#dueOf(live, duty));
    await this.#tables.change(id, (table): Step<null> => {
      const does = this.#dueNow(live, table)?.does;
      if (does === undefined || does.kind === 'think') return { ok: null };
      return { fact: does.kind === 'seal' ? sealing(this.#environment) : does, answer: () => null };
    });
  }

  /** Whether the duties of a table are this process's: of several that have it in memory one does them. */
  async #isKept(live: LiveTable): Promise<boolean> {
    const { others } = this.#environment.store;
    if (others === undefined || live.isKept) return true;
    const now = this.#environment.time.steady();
    if (now - live.askedToKeep < LOOK_EVERY) return false;
    live.askedToKeep = now;
    return (live.isKept = await others.keep(live.id));
  }

  /** Whoever keeps the table does it, unless that process dies. */
  #waitForOthers(live: LiveTable): void {
    live.callOff?.();
    live.callOff = this.#environment.time.after(LOOK_EVERY, () => this.schedule(live));
  }

  #dutyOf(live: LiveTable, table = live.table): Duty | undefined {
    return dutyOf(table, this.#environment, (duty) => this.#dueOf(live, duty));
  }

  #dueNow(live: LiveTable, table: Table): Duty | undefined {
    const duty = this.#dutyOf(live, table);
    return duty !== undefined && this.#dueOf(live, duty) <= this.#environment.time.steady() ? duty : undefined;
  }

  /** The moment at which something is due: by what this process has lived through, and by its date where that counts and comes first. */
  #dueOf(live: LiveTable, duty: Duty): number {
    const moment = live.lived.momentOf(duty.since) + duty.span;
    const { time } = this.#environment;
    return duty.byDate === true ? Math.min(moment, time.steady() + dateOf(duty) - time.now()) : moment;
  }

  /** When something has to be done for a duty. */
  #startOf(live: LiveTable, duty: Duty): number {
    const due = this.#dueOf(live, duty);
    return duty.does.kind !== 'think' || isDecided(live, duty.does.seat) ? due : due - THINK_AHEAD;
  }

  /** Decides, and says so if it is time. */
  async #think(live: LiveTable, seat: Seat, due: number): Promise<void> {
    if (live.isThinking) return;
    live.isThinking = true;
    try {
      if (!isDecided(live, seat)) await this.#decide(live, seat, due);
      if (isDecided(live, seat) && due <= this.#environment.time.steady()) {
        this.#tellLate(due);
        await this.#move(live, live.decided);
      }
    } finally {
      live.isThinking = false;
    }
    this.schedule(live);
  }

  async #decide(live: LiveTable, seat: Seat, due: number): Promise<void> {
    const question = await this.#tables.read(live.id, (table) => ({ ok: questionFor(table, seat) }));
    if ('problem' in question || question.ok === undefined) return;
    const { ask, request } = question.ok;
    const errand = { player: live.table.host, within: Math.max(0, due - this.#environment.time.steady()) };
    live.decided = { seat, ask, ...(await this.#environment.thinker.think(request, errand)) };
  }

  async #move(live: LiveTable, decided: BotDecision): Promise<void> {
    await this.#tables.change(live.id, (table) => botMove(table, decided));
  }

  #tellLate(due: number): void {
    this.#environment.dutyDone?.(this.#environment.time.steady() - due);
  }

  #lookAround(): void {
    const again = (): void => (this.#isStopped ? undefined : this.begin());
    const work = this.#lookAroundOnce().catch((error: unknown) => this.#environment.failed('', error));
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work)).then(again);
  }

  /** Takes up what is overdue, whoever left it, and forgets what nobody uses. */
  async #lookAroundOnce(): Promise<void> {
    const now = this.#environment.time.steady();
    for (const id of await this.#overdue(now)) {
      const live = await this.tryToLoad(id);
      if (live === undefined) this.#aside.drop(id);
      // had this process known of the duty, and fulfilled it, the table would not be overdue
      if (live?.isBusy === false && !this.#isEarly(live, now)) live.isStale = true;
    }
    await this.#adopt(now);
    for (const live of await this.#tables.all()) {
      if (live.isBusy) continue;
      if (live.isStale) this.attend(live, this.#tables.refresh(live.id));
      else if (this.#isUnused(live, now)) this.#putAside(live);
    }
  }

  /** What this process has put aside and has to take up again, and what others have left: the store knows their dates. */
  async #overdue(now: number): Promise<string[]> {
    const known = this.#aside.due(now - LOOK_EVERY);
    const date = this.#environment.time.now() - LOOK_EVERY;
    const passedOver = this.#aside.size + this.#tables.stopped.size;
    const { store } = this.#environment;
    const dated = await (store.others?.takeOver(date, MOST_AT_ONCE + passedOver, [...this.#tables.stopped]) ??
      store.due(date, MOST_AT_ONCE + passedOver));
    const isPassedOver = (id: string): boolean => this.#aside.has(id) || this.#tables.stopped.has(id);
    return [...known, ...dated.filter((id) => !isPassedOver(id)).slice(0, MOST_AT_ONCE)];
  }

  /** Looks after the people of processes that died. While this one is new, everybody has a chance to come back. */
  async #adopt(now: number): Promise<void> {
    const { others } = this.#environment.store;
    if (others === undefined || now - this.#begun < AWAY) return;
    for (const vouched of await others.adopt(MOST_AT_ONCE)) {
      const live = await this.tryToLoad(vouched.table);
      if (live === undefined) await others.disown(vouched);
      else live.presence.adopt(vouched.player);
    }
  }

  /** Whether something is due by its date alone: the clock on the wall was set forward. */
  #isEarly(live: LiveTable, now: number): boolean {
    const duty = this.#dutyOf(live);
    if (duty === undefined || dateOf(duty) > this.#environment.time.now() - LOOK_EVERY) return false;
    return this.#dueOf(live, duty) > now - LOOK_EVERY;
  }

  #isUnused(live: LiveTable, now: number): boolean {
    if (live.isHeard || live.presence.isWatching) return false;
    const duty = this.#dutyOf(live);
    return live.lastUsed < now - KEPT_UNUSED && (duty === undefined || this.#dueOf(live, duty) > now + KEPT_UNUSED);
  }

  #putAside(live: LiveTable): void {
    const duty = this.#dutyOf(live);
    if (duty !== undefined) this.#aside.put(live, duty, this.#dueOf(live, duty));
    this.#tables.forget(live);
  }
}

/** Whether the bot of this seat knows already what to answer. */
function isDecided(live: LiveTable, seat: Seat): live is LiveTable & { readonly decided: BotDecision } {
  const { decided, table } = live;
  return decided?.seat === seat && decided.ask === table.match?.asks[seat];
}
