import type { Seat } from '../../engine/seats.ts';
import type { LiveTable } from '../live-table.ts';
import type { Environment, Timepiece } from '../environment.ts';
import type { Others } from '../store/others.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';
import { AWAY, isLive } from '../times.ts';

/** A sign of life: its date, and its moment by the clock that nobody sets. */
export interface Sign {
  readonly at: number;
  readonly moment: number;
}

/** How long before one looks again whether somebody whom another process has is still there. */
const ELSEWHERE = 60_000;

/**
 * Who has shown a sign of life lately. Kept per process: after a crash everybody has a new chance to come back. Where there are
 * several, each vouches for those whom it has seen until it misses them; only who is missed by all is away.
 */
export class Presence {
  readonly #time: Timepiece;
  readonly #live: LiveTable;
  readonly #miss: (seat: Seat, last: Sign) => void;
  /** By player: the last sign of life, since when they are waited for, and what calls off missing them. */
  readonly #seen = new Map<string, Sign>();
  readonly #waitedFrom = new Map<string, number>();
  readonly #timers = new Map<string, () => void>();
  readonly #others: Others | undefined;
  /** For whom this process vouches. */
  readonly #vouched = new Set<string>();
  #isStopped = false;

  constructor(
    { time, store }: Pick<Environment, 'time' | 'store'>,
    live: LiveTable,
    miss: (seat: Seat, last: Sign) => void,
  ) {
    this.#time = time;
    this.#others = store.others;
    this.#live = live;
    this.#miss = miss;
  }

  get isWatching(): boolean {
    return this.#timers.size > 0;
  }

  see(player: string): void {
    if (this.#live.table.seatOf(player) === undefined) return;
    this.#note(player, 0);
    this.#vouch(player);
  }

  /** Somebody whom a process has lost that died: long enough ago to be missed. */
  adopt(player: string): void {
    if (this.#live.isHere(player)) return;
    this.#vouched.add(player);
    this.#note(player, AWAY);
    this.#forget(player);
    this.watch();
  }

  /** Whoever misses somebody asks whether others do not. Then it is for them to notice. */
  async isElsewhere(seat: Seat): Promise<boolean> {
    const { player } = this.#live.table.person(seat);
    if (this.#others === undefined || this.#live.isHere(player)) return false;
    this.#vouched.delete(player);
    try {
      if (!(await this.#others.disown({ table: this.#live.id, player }))) return false;
    } catch (error) {
      this.#live.isStale = true;
      throw error;
    }
    this.#waitedFrom.set(player, this.#time.steady() + ELSEWHERE - AWAY);
    this.watch();
    return true;
  }

  /** The others may have forgotten for whom. */
  vouchAnew(): void {
    const players = [...this.#vouched];
    this.#vouched.clear();
    for (const player of players) this.#vouch(player);
  }

  /** A stream that ended: whoever resumes it is back before they are missed, though nothing was heard of them lately. */
  lose(player: string): void {
    this.#waitedFrom.set(player, this.#time.steady());
  }

  /** Whether there was no sign of life after this one. */
  isMissing(player: string, last: Sign): boolean {
    return !this.#live.isHere(player) && this.#seen.get(player) === last;
  }

  /** Begins to miss everybody who should be here and is not connected. */
  watch(): void {
    const { table } = this.#live;
    if (this.#isStopped) return;
    if (table.isEnded || !isLive(table.opened.clock)) return this.#forgetAll();
    for (const [, { player, away }] of table.people()) {
      if (this.#live.isHere(player) || away !== null) this.#forget(player);
      else if (!this.#timers.has(player)) this.#missLater(player);
    }
  }

  /** For good. */
  stop(): void {
    this.#isStopped = true;
    this.#forgetAll();
  }

  #forgetAll(): void {
    for (const player of this.#timers.keys()) this.#forget(player);
  }

  #note(player: string, ago: number): void {
    const moment = this.#time.steady() - ago;
    this.#seen.set(player, { at: this.#time.now() - ago, moment });
    this.#waitedFrom.set(player, moment);
  }

  /** Nobody waits for it: who is called away by others meanwhile is welcomed back. */
  #vouch(player: string): void {
    const { id, table } = this.#live;
    if (this.#others === undefined || this.#vouched.has(player) || table.isEnded || !isLive(table.opened.clock)) return;
    this.#vouched.add(player);
    this.#others.vouch({ table: id, player }).catch(() => this.#vouched.delete(player));
  }

  #missLater(player: string): void {
    if (!this.#seen.has(player)) this.#note(player, 0);
    const wait = Math.max(0, this.#waitedFrom.get(player)! + AWAY - this.#time.steady());
    this.#timers.set(
      player,
      this.#time.after(wait, () => this.#look(player)),
    );
  }

  /** Still no sign of life? */
  #look(player: string): void {
    this.#timers.delete(player);
    const last = this.#seen.get(player)!;
    const seat = this.#live.table.seatOf(player);
    const isLong = this.#waitedFrom.get(player)! + AWAY <= this.#time.steady();
    if (seat !== undefined && isLong) this.#miss(seat, last);
    else this.watch();
  }

  #forget(player: string): void {
    this.#timers.get(player)?.();
    this.#timers.delete(player);
  }
}

/** Whoever is missed and has not come back in the meantime is away. */
export function goAway(table: Table, presence: Presence, seat: Seat, last: Sign): Step<null> {
  const occupant = table.seats[seat];
  if (table.isEnded || occupant?.kind !== 'person' || occupant.away !== null) return { ok: null };
  if (!presence.isMissing(occupant.player, last)) return { ok: null };
  return { fact: { kind: 'away', seat, since: last.at }, answer: () => null };
}

/** A sign of life of somebody who was away. */
export function comeBack(table: Table, player: string): Step<null> {
  const seat = table.seatOf(player);
  if (seat === undefined || table.isEnded || table.person(seat).away === null) return { ok: null };
  return { fact: { kind: 'back', seat }, answer: () => null };
}
