import type { Seat } from '../../engine/seats.ts';
import { botMove, questionFor, type BotDecision } from './bot-turn.ts';
import { dutyOf, type Duty } from './duty.ts';
import type { LiveTable } from '../live-table.ts';
import type { LiveTables } from '../live-tables.ts';
import type { Environment } from '../environment.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';

const LOOK_EVERY = 2000;
const MOST_AT_ONCE = 100;
/** How long a table stays in memory that nobody uses. */
const KEPT_UNUSED = 60_000;
/** No timer runs longer: clocks are set, and one of more than 24 days goes off at once. */
const LONGEST_WAIT = 60_000;
/** Bots begin to think so long before they answer: else it would show how long they thought, or that there was no choice. */
const THINK_AHEAD = 500;

/** Does at tables what nobody asks for: bots' moves, stand-ins, clocks, beginnings and closings. */
export class Duties {
  readonly #environment: Environment;
  readonly #tables: LiveTables;
  #callOff: (() => void) | undefined;
  #isStopped = false;
  readonly #works = new Set<Promise<unknown>>();

  constructor(environment: Environment, tables: LiveTables) {
    this.#environment = environment;
    this.#tables = tables;
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
    const duty = dutyOf(live.table, this.#environment);
    if (duty === undefined || this.#isStopped || live.isForgotten) return;
    const wait = Math.min(Math.max(0, startOf(live, duty) - this.#environment.time.now()), LONGEST_WAIT);
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
    const now = this.#environment.time.now();
    const next = await this.#tables.read(id, (table) => ({ ok: dutyOf(table, this.#environment) }));
    const duty = 'ok' in next ? next.ok : undefined;
    if (duty === undefined || startOf(live, duty) > now) return this.schedule(live);
    if (duty.does.kind === 'think') return this.#think(live, duty.does.seat, duty.at);
    await this.#tables.change(id, (table, now): Step<null> => {
      const does = this.#dueAt(table, now)?.does;
      return does === undefined || does.kind === 'think' ? { ok: null } : { fact: does, answer: () => null };
    });
  }

  #dueAt(table: Table, now: number): Duty | undefined {
    const duty = dutyOf(table, this.#environment);
    return duty !== undefined && duty.at <= now ? duty : undefined;
  }

  /** Decides, and says so if it is time. */
  async #think(live: LiveTable, seat: Seat, at: number): Promise<void> {
    if (live.isThinking) return;
    live.isThinking = true;
    try {
      if (!isDecided(live, seat)) await this.#decide(live, seat);
      if (isDecided(live, seat) && at <= this.#environment.time.now()) await this.#move(live, live.decided);
    } finally {
      live.isThinking = false;
    }
    this.schedule(live);
  }

  async #decide(live: LiveTable, seat: Seat): Promise<void> {
    const question = await this.#tables.read(live.id, (table) => ({ ok: questionFor(table, seat, this.#environment) }));
    if ('problem' in question || question.ok === undefined) return;
    const { ask, request } = question.ok;
    live.decided = { seat, ask, code: await this.#environment.thinker.think(request) };
  }

  async #move(live: LiveTable, decided: BotDecision): Promise<void> {
    await this.#tables.change(live.id, (table) => botMove(table, decided));
  }

  #lookAround(): void {
    const again = (): void => (this.#isStopped ? undefined : this.begin());
    const work = this.#lookAroundOnce().catch((error: unknown) => this.#environment.failed('', error));
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work)).then(again);
  }

  /** Takes up what is overdue, whoever left it, and forgets what nobody uses. */
  async #lookAroundOnce(): Promise<void> {
    const now = this.#environment.time.now();
    for (const id of await this.#environment.store.due(now - LOOK_EVERY, MOST_AT_ONCE + this.#tables.stopped.size)) {
      const live = await this.tryToLoad(id);
      // had this process known of the duty, and fulfilled it, the table would not be overdue
      if (live?.isBusy === false) live.isStale = true;
    }
    for (const live of await this.#tables.all()) {
      if (live.isBusy) continue;
      if (live.isStale) this.attend(live, this.#tables.refresh(live.id));
      else if (this.#isUnused(live, now)) this.#tables.forget(live);
    }
  }

  #isUnused(live: LiveTable, now: number): boolean {
    if (live.isHeard || live.presence.isWatching) return false;
    const duty = dutyOf(live.table, this.#environment);
    return live.lastUsed < now - KEPT_UNUSED && (duty === undefined || duty.at > now + KEPT_UNUSED);
  }
}

/** Whether the bot of this seat knows already what to answer. */
function isDecided(live: LiveTable, seat: Seat): live is LiveTable & { readonly decided: BotDecision } {
  const { decided, table } = live;
  return decided?.seat === seat && decided.ask === table.match?.asks[seat];
}

/** When something has to be done for a duty. */
function startOf(live: LiveTable, { at, does }: Duty): number {
  return does.kind !== 'think' || isDecided(live, does.seat) ? at : at - THINK_AHEAD;
}
