import type { Thought } from '../bots/answer.ts';
import { has, type Seat } from '../engine/seats.ts';
import type { Level } from '../engine/record/record.ts';
import type { Awake } from './awake.ts';
import { dutyOf, type Duty } from './duty.ts';
import type { Keeper } from './keeper.ts';
import type { Means } from './means.ts';
import type { Result, Step } from './step.ts';
import type { Table } from './table.ts';

const LOOK_EVERY = 2000;
const MOST_AT_ONCE = 100;
/** How long a table stays in memory that nobody uses. */
const SLEEPY = 60_000;
const STAND_IN_LEVEL: Level = 'medium';
const LUCK_BYTES = 32;
/** Bots begin to think so long before they answer: else it would show how long they thought, or that there was no choice. */
const THINK_AHEAD = 500;

type Decided = NonNullable<Awake['decided']>;

interface Question {
  readonly ask: number;
  readonly thought: Thought;
}

/** Does at tables what nobody asks for: bots' moves, stand-ins, clocks, beginnings and closings. */
export class Caretaker {
  readonly #means: Means;
  readonly #keeper: Keeper;
  #callOff: (() => void) | undefined;
  #isStopped = false;
  readonly #works = new Set<Promise<unknown>>();

  constructor(means: Means, keeper: Keeper) {
    this.#means = means;
    this.#keeper = keeper;
  }

  begin(): void {
    this.#callOff = this.#means.time.after(LOOK_EVERY, () => this.#lookAround());
  }

  /** Begins nothing new, and waits for what was begun. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#callOff?.();
    await Promise.all(this.#works);
  }

  dismiss(awake: Awake): void {
    awake.callOff?.();
    awake.presence.stop();
  }

  dutyOf(table: Table): Duty | undefined {
    return dutyOf(table, this.#means);
  }

  /** Sees to the table's next duty when it is time. */
  schedule(awake: Awake): void {
    awake.callOff?.();
    awake.callOff = undefined;
    const duty = this.dutyOf(awake.table);
    if (duty === undefined || this.#isStopped || awake.isAsleep) return;
    // not too long: clocks are set, and a timer of more than 24 days goes off at once
    const wait = Math.min(Math.max(0, startOf(awake, duty) - this.#means.time.now()), SLEEPY);
    awake.callOff = this.#means.time.after(wait, () => {
      awake.callOff = undefined;
      this.attend(awake, this.#fulfil(awake));
    });
  }

  /** What goes wrong here nobody waits for: it is reported, and tried again at the next look around. */
  attend(awake: Awake, work: Promise<unknown>): void {
    const attended = work.catch((error: unknown) => this.#means.failed(awake.id, error));
    this.#works.add(attended);
    void attended.finally(() => this.#works.delete(attended));
  }

  /** A table that cannot be read must not keep others from being looked after. */
  async tryToWake(id: string): Promise<Awake | undefined> {
    try {
      return await this.#keeper.wake(id);
    } catch (error) {
      this.#means.failed(id, error);
      return undefined;
    }
  }

  async #fulfil(awake: Awake): Promise<void> {
    const { id } = awake;
    const now = this.#means.time.now();
    const next = await this.#keeper.read(id, (table) => ({ ok: this.dutyOf(table) }));
    const duty = 'ok' in next ? next.ok : undefined;
    if (duty === undefined || startOf(awake, duty) > now) return this.schedule(awake);
    if (duty.does.kind === 'think') return this.#think(awake, duty.does.seat, duty.at);
    await this.#keeper.change(id, (table, now): Step<null> => {
      const does = this.#dueAt(table, now)?.does;
      return does === undefined || does.kind === 'think' ? { ok: null } : { fact: does, answer: () => null };
    });
  }

  #dueAt(table: Table, now: number): Duty | undefined {
    const duty = this.dutyOf(table);
    return duty !== undefined && duty.at <= now ? duty : undefined;
  }

  /** Decides, and says so if it is time. */
  async #think(awake: Awake, seat: Seat, at: number): Promise<void> {
    if (awake.thinking) return;
    awake.thinking = true;
    try {
      if (!isDecided(awake, seat)) await this.#decide(awake, seat);
      if (isDecided(awake, seat) && at <= this.#means.time.now()) await this.#answer(awake, awake.decided);
    } finally {
      awake.thinking = false;
    }
    this.schedule(awake);
  }

  async #decide(awake: Awake, seat: Seat): Promise<void> {
    const question = await this.#keeper.read(awake.id, (table) => ({ ok: this.#questionOf(table, seat) }));
    if ('trouble' in question || question.ok === undefined) return;
    const { ask, thought } = question.ok;
    awake.decided = { seat, ask, code: await this.#means.thinker.think(thought) };
  }

  async #answer(awake: Awake, { seat, ask, code }: Decided): Promise<Result<null>> {
    return this.#keeper.change(awake.id, (table): Step<null> => {
      const { course } = table;
      if (course === undefined || course.asks[seat] !== ask || this.#levelOf(table, seat) === undefined)
        return { ok: null };
      const move = course.game.format(course.game.decode(code));
      const standsIn = table.seats[seat]!.kind === 'person';
      return { fact: { kind: 'moved', seat, move, ...(standsIn && { by: 'stand-in' }) }, answer: () => null };
    });
  }

  /** What the bot of a seat is asked: its view and its moves, and nothing else. */
  #questionOf(table: Table, seat: Seat): Question | undefined {
    const { course, status } = table;
    const level = this.#levelOf(table, seat);
    if (course === undefined || status !== 'playing' || level === undefined || !has(course.waiting, seat))
      return undefined;
    const { game, state, asks } = course;
    const moves = [...course.movesOf(seat)];
    const luck = this.#means.random(LUCK_BYTES);
    const { seats, options } = state;
    const view = game.view(state, seat);
    return { ask: asks[seat]!, thought: { game: game.id, level, seat, seats, options, view, moves, luck } };
  }

  /** The level of the bot that decides for a seat, if one does. */
  #levelOf({ seats }: Table, seat: Seat): Level | undefined {
    const occupant = seats[seat]!;
    if (occupant.kind === 'bot') return occupant.level;
    return occupant.kind === 'person' && occupant.standIn !== null ? STAND_IN_LEVEL : undefined;
  }

  #lookAround(): void {
    const again = (): void => (this.#isStopped ? undefined : this.begin());
    const work = this.#lookAroundOnce().catch((error: unknown) => this.#means.failed('', error));
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work)).then(again);
  }

  /** Takes up what is overdue, whoever left it, and puts to sleep what nobody uses. */
  async #lookAroundOnce(): Promise<void> {
    const now = this.#means.time.now();
    for (const id of await this.#means.store.due(now - LOOK_EVERY, MOST_AT_ONCE)) {
      const awake = await this.tryToWake(id);
      // had this process known of the duty, and fulfilled it, the table would not be overdue
      if (awake?.isBusy === false) awake.isStale = true;
    }
    for (const awake of await this.#keeper.all()) {
      if (awake.isBusy) continue;
      if (awake.isStale) this.attend(awake, this.#keeper.refresh(awake.id));
      else if (this.#isSleepy(awake, now)) this.#keeper.sleep(awake);
    }
  }

  #isSleepy(awake: Awake, now: number): boolean {
    if (awake.isHeard || awake.presence.isWatching) return false;
    const duty = this.dutyOf(awake.table);
    return awake.lastUsed < now - SLEEPY && (duty === undefined || duty.at > now + SLEEPY);
  }
}

/** Whether the bot of this seat knows already what to answer. */
function isDecided(awake: Awake, seat: Seat): awake is Awake & { readonly decided: Decided } {
  const { decided, table } = awake;
  return decided?.seat === seat && decided.ask === table.course?.asks[seat];
}

/** When something has to be done for a duty. */
function startOf(awake: Awake, { at, does }: Duty): number {
  return does.kind !== 'think' || isDecided(awake, does.seat) ? at : at - THINK_AHEAD;
}
