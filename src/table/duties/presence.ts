import type { Seat } from '../../engine/seats.ts';
import type { LiveTable } from '../live-table.ts';
import type { Timepiece } from '../environment.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';
import { AWAY, isLive } from '../times.ts';

/** A sign of life: its date, and its moment by the clock that nobody sets. */
export interface Sign {
  readonly at: number;
  readonly moment: number;
}

/** Who has shown a sign of life lately. Kept per process: after a crash everybody has a new chance to come back. */
export class Presence {
  readonly #time: Timepiece;
  readonly #live: LiveTable;
  readonly #miss: (seat: Seat, last: Sign) => void;
  /** By player: the last sign of life, since when they are waited for, and what calls off missing them. */
  readonly #seen = new Map<string, Sign>();
  readonly #waitedFrom = new Map<string, number>();
  readonly #timers = new Map<string, () => void>();
  #isStopped = false;

  constructor(time: Timepiece, live: LiveTable, miss: (seat: Seat, last: Sign) => void) {
    this.#time = time;
    this.#live = live;
    this.#miss = miss;
  }

  get isWatching(): boolean {
    return this.#timers.size > 0;
  }

  see(player: string): void {
    if (this.#live.table.seatOf(player) === undefined) return;
    const moment = this.#time.steady();
    this.#seen.set(player, { at: this.#time.now(), moment });
    this.#waitedFrom.set(player, moment);
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

  #missLater(player: string): void {
    if (!this.#seen.has(player)) this.see(player);
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
